import type { Node } from 'yaml'
import { z } from 'zod'
import { replaceTokensDeep, type Tokens } from '../config/tokens.ts'
import { readPlacedYaml } from '../content/placed-yaml.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { normalizeRoute, type RoutePath } from '../pages/route.ts'

/** A place in a sidebar. `owned` pages belong to this sidebar; a `ref` leads to a page of another one or of none. */
export type SidebarItem =
  | { kind: 'page'; label: string; route: RoutePath; owned: boolean }
  | { kind: 'category'; label: string; link: CategoryLink | undefined; items: SidebarItem[] }

export interface CategoryLink {
  route: RoutePath
  /** The page is generated from the category's items. */
  generated: boolean
  description: string | undefined
}

export interface Sidebar {
  id: string
  items: SidebarItem[]
}

const leaf = z.strictObject({
  type: z.enum(['doc', 'ref']),
  label: z.string().min(1),
  path: z.string().startsWith('/'),
})
const category = z.strictObject({
  type: z.literal('category'),
  label: z.string().min(1),
  link_type: z.enum(['doc', 'generated-index', 'none']),
  link_path: z.string().startsWith('/').optional(),
  description: z.string().optional(),
  get items(): z.ZodArray<z.ZodDiscriminatedUnion<[typeof leaf, typeof category]>> {
    return z.array(item)
  },
})
const item = z.discriminatedUnion('type', [leaf, category])
const schema = z.record(z.string(), z.array(item))
type FileItem = z.infer<typeof item>

function toItem(node: FileItem, prefix: string): SidebarItem {
  const route = (path: string) => normalizeRoute(`${prefix}${path}`)
  if (node.type !== 'category') {
    return { kind: 'page', label: node.label, route: route(node.path), owned: node.type === 'doc' }
  }
  const link =
    node.link_type === 'none' || node.link_path === undefined
      ? undefined
      : { route: route(node.link_path), generated: node.link_type === 'generated-index', description: node.description }
  return { kind: 'category', label: node.label, link, items: node.items.map((child) => toItem(child, prefix)) }
}

/**
 * Reads `sidebars.yaml` and checks it against the pages that exist: every page is there, and each in at most one sidebar.
 * @param prefix route of the version, without trailing slash; empty for the current one
 */
export function readSidebars(
  file: string,
  text: string,
  routes: ReadonlySet<string>,
  tokens: Tokens,
  prefix = '',
): { sidebars: Sidebar[]; diagnostics: Diagnostic[] } {
  const { document, diagnostics, add } = readPlacedYaml(file, text)
  for (const error of document.errors)
    add('sidebar-invalid', error.pos[0], `The file is not valid YAML: ${error.message}.`)
  if (diagnostics.length > 0) return { sidebars: [], diagnostics }
  const result = schema.safeParse(replaceTokensDeep(document.toJS() ?? {}, tokens))
  /** Where a value stands, or, when it is missing, what should hold it. */
  const offsetOf = (path: readonly PropertyKey[]): number => {
    const node =
      path.length === 0 ? document.contents : (document.getIn(path as string[], true) as Node | null | undefined)
    if (path.length > 0 && !node?.range) return offsetOf(path.slice(0, -1))
    return node?.range?.[0] ?? 0
  }
  for (const issue of result.error?.issues ?? []) {
    const where = issue.path.length === 0 ? '' : `${issue.path.map(String).join('.')}: `
    add('sidebar-invalid', offsetOf(issue.path), `${where}${issue.message}.`)
  }
  if (!result.success) return { sidebars: [], diagnostics }
  const owners = new Map<string, string>()
  const visit = (node: FileItem, path: PropertyKey[], sidebar: string) => {
    const target = node.type === 'category' ? node.link_path : node.path
    const generated = node.type === 'category' && node.link_type === 'generated-index'
    if (node.type === 'category' && (node.link_type === 'none') !== (node.link_path === undefined)) {
      const verb = node.link_type === 'none' ? 'cannot have' : 'needs'
      add(
        'sidebar-invalid',
        offsetOf([...path, 'link_type']),
        `A category with “link_type: ${node.link_type}” ${verb} a “link_path”.`,
      )
    }
    if (target !== undefined) {
      const route = normalizeRoute(`${prefix}${target}`)
      if (!generated && !routes.has(route)) {
        add(
          'sidebar-missing-page',
          offsetOf(path),
          `There is no page ${route}.`,
          didYouMean(route, routes) ?? 'Remove the entry, or write the page.',
        )
      }
      if (node.type !== 'ref') {
        const owner = owners.get(route)
        if (owner !== undefined) {
          add(
            'sidebar-duplicate-page',
            offsetOf(path),
            `${route} stands in ${owner === sidebar ? 'this sidebar' : owner} already; a page belongs to one place.`,
            'Make this entry “type: ref”.',
          )
        }
        owners.set(route, sidebar)
      }
    }
    if (node.type === 'category') {
      node.items.forEach((child, index) => {
        visit(child, [...path, 'items', index], sidebar)
      })
    }
  }
  for (const [id, items] of Object.entries(result.data)) {
    items.forEach((node, index) => {
      visit(node, [id, index], id)
    })
  }
  const sidebars = Object.entries(result.data).map(([id, items]) => ({
    id,
    items: items.map((node) => toItem(node, prefix)),
  }))
  return { sidebars, diagnostics }
}
