import { isMap, isNode, isScalar } from 'yaml'
import { z } from 'zod'
import { replaceTokensDeep, type Tokens } from '../config/tokens.ts'
import { explainData } from '../content/explain-data.ts'
import { readPlacedYaml } from '../content/placed-yaml.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { normalizeRoute, type RoutePath } from '../pages/route.ts'
import { type ListedOperation, operationCategories, operationItem } from './operation-items.ts'

/**
 * An entry of a sidebar. `owned` pages belong to this sidebar; a `ref` links to a page of another sidebar or of none.
 * The page of an API operation has its method.
 */
export type SidebarItem =
  | { kind: 'page'; label: string; route: RoutePath; owned: boolean; method?: string }
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
  label: z.string().min(1).optional(),
  path: z.string().startsWith('/'),
})
/** An operation of the API; without a path, all those that don't have their own entry. */
const operation = z.strictObject({
  type: z.literal('api'),
  label: z.string().min(1).optional(),
  path: z.string().startsWith('/').optional(),
  method: z.enum(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']).optional(),
})
const category = z.strictObject({
  type: z.literal('category'),
  label: z.string().min(1),
  link_type: z.enum(['doc', 'generated-index', 'none']),
  link_path: z.string().startsWith('/').optional(),
  description: z.string().optional(),
  get items(): z.ZodArray<z.ZodDiscriminatedUnion<[typeof leaf, typeof operation, typeof category]>> {
    return z.array(item)
  },
})
const item = z.discriminatedUnion('type', [leaf, operation, category])
const schema = z.record(z.string(), z.array(item))
type FileItem = z.infer<typeof item>

/** Operations of the API; `unknown` while its specification can't be read, in which case entries are not checked. */
export type KnownOperations = readonly ListedOperation[] | 'unknown'

/** Routes of the operations that have their own entry. */
function namedOperations(nodes: readonly FileItem[], prefix: string): RoutePath[] {
  return nodes.flatMap((node) => {
    if (node.type === 'category') return namedOperations(node.items, prefix)
    return node.type === 'api' && node.path !== undefined ? [normalizeRoute(`${prefix}${node.path}`)] : []
  })
}

function toItems(
  node: FileItem,
  prefix: string,
  pages: ReadonlyMap<string, string>,
  known: readonly ListedOperation[],
  named: ReadonlySet<string>,
): SidebarItem[] {
  const route = (path: string) => normalizeRoute(`${prefix}${path}`)
  if (node.type === 'api') {
    const { path, method = '' } = node
    if (path === undefined) return operationCategories(known.filter((operation) => !named.has(operation.route)))
    const listed = known.find((operation) => operation.route === route(path))
    const unlisted = { route: route(path), method, summary: node.label ?? path, tag: '' }
    return [operationItem(listed ?? unlisted, node.label)]
  }
  if (node.type !== 'category') {
    const label = node.label ?? pages.get(route(node.path)) ?? node.path
    return [{ kind: 'page', label, route: route(node.path), owned: node.type === 'doc' }]
  }
  const link =
    node.link_type === 'none' || node.link_path === undefined
      ? undefined
      : { route: route(node.link_path), generated: node.link_type === 'generated-index', description: node.description }
  const items = node.items.flatMap((child) => toItems(child, prefix, pages, known, named))
  return [{ kind: 'category', label: node.label, link, items }]
}

/**
 * Reads `sidebars.yaml` and checks it against the existing pages: every entry's page must exist and be in at most one
 * sidebar. The default label is the name of the page. An API entry gets its label and method from the operation; one
 * without a path is replaced with all other operations.
 * @param pages names of pages, by their routes
 * @param prefix route of the version, without trailing slash; empty for the current one
 */
export function readSidebars(
  file: string,
  text: string,
  pages: ReadonlyMap<string, string>,
  tokens: Tokens,
  prefix = '',
  operations: KnownOperations = [],
): { sidebars: Sidebar[]; diagnostics: Diagnostic[] } {
  const { document, diagnostics, add, addSyntaxErrors } = readPlacedYaml(file, text)
  if (addSyntaxErrors('sidebar-invalid')) return { sidebars: [], diagnostics }
  const data = replaceTokensDeep(document.toJS() ?? {}, tokens)
  const result = schema.safeParse(data)
  /** The offset of a value or, if it is missing, of its parent. */
  const offsetOf = (path: readonly PropertyKey[]): number => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true)
    const range = isNode(node) ? node.range : undefined
    if (path.length > 0 && !range) return offsetOf(path.slice(0, -1))
    return range?.[0] ?? 0
  }
  const keyOffset = (path: readonly PropertyKey[]): number => {
    const owner = document.getIn(path.slice(0, -1), true)
    const pair = isMap(owner) ? owner.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined
    return (isNode(pair?.key) ? pair.key.range?.[0] : undefined) ?? offsetOf(path)
  }
  for (const { path, ofKey, message, hint } of explainData(schema, data, result.error?.issues ?? [])) {
    add('sidebar-invalid', ofKey ? keyOffset(path) : offsetOf(path), message, hint)
  }
  if (!result.success) return { sidebars: [], diagnostics }
  const owners = new Map<string, string>()
  const known = operations === 'unknown' ? [] : operations
  /** Checks an operation's entry; returns whether its page exists. */
  const checkOperation = (node: z.infer<typeof operation>, path: PropertyKey[]): boolean => {
    const { path: target, label, method } = node
    if (target === undefined) {
      const extra = label === undefined ? method : label
      if (extra === undefined) return true
      const message = 'An entry “type: api” without a “path” stands for all operations and has no other key.'
      add('sidebar-invalid', offsetOf(path), message, 'Add the path of one operation, or remove the key.')
      return true
    }
    if (operations === 'unknown') return true
    const route = normalizeRoute(`${prefix}${target}`)
    const found = known.find((candidate) => candidate.route === route)
    if (found !== undefined && method !== undefined && method !== found.method) {
      const message = `The method of ${route} is “${found.method}”, not “${method}”.`
      add('sidebar-invalid', offsetOf([...path, 'method']), message, 'Correct the method, or leave it out.')
    }
    return found !== undefined
  }
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
      const exists = node.type === 'api' ? checkOperation(node, path) : generated || pages.has(route)
      if (!exists) {
        const kind = node.type === 'api' ? 'operation' : 'page'
        const candidates = node.type === 'api' ? known.map((candidate) => candidate.route) : pages.keys()
        const rest = node.type === 'api' ? 'Remove the entry.' : 'Remove the entry, or write the page.'
        const hint = didYouMean(route, candidates) ?? rest
        add('sidebar-missing-page', offsetOf(path), `There is no ${kind} ${route}.`, hint)
      }
      if (node.type !== 'ref') {
        const owner = owners.get(route)
        if (owner !== undefined) {
          add(
            'sidebar-duplicate-page',
            offsetOf(path),
            `${route} is already in ${owner === sidebar ? 'this sidebar' : owner}; a page belongs in one place.`,
            'Make this entry “type: ref”.',
          )
        }
        owners.set(route, sidebar)
      }
    }
    if (node.type === 'api' && target === undefined) checkOperation(node, path)
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
  const named = new Set<string>(Object.values(result.data).flatMap((nodes) => namedOperations(nodes, prefix)))
  const sidebars = Object.entries(result.data).map(([id, items]) => ({
    id,
    items: items.flatMap((node) => toItems(node, prefix, pages, known, named)),
  }))
  return { sidebars, diagnostics }
}
