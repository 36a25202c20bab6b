import { isMap, isScalar, type Node } from 'yaml'
import { z } from 'zod'
import { replaceTokensDeep, type Tokens } from '../config/tokens.ts'
import { explainData } from '../content/explain-data.ts'
import { readPlacedYaml } from '../content/placed-yaml.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { normalizeRoute, type RoutePath } from '../pages/route.ts'
import { type ListedOperation, operationCategories, operationItem } from './operation-items.ts'

/**
 * A place in a sidebar. `owned` pages belong to this sidebar; a `ref` leads to a page of another one or of none. The
 * page of an operation of the API has its method.
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
  label: z.string().min(1),
  path: z.string().startsWith('/'),
})
/** An operation of the API; without a path, all those that have no entry of their own. */
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

/** Operations of the API; `unknown` while its specification cannot be read: then every entry is taken on trust. */
export type KnownOperations = readonly ListedOperation[] | 'unknown'

/** Routes of the operations that have an entry of their own. */
function namedOperations(nodes: readonly FileItem[], prefix: string): RoutePath[] {
  return nodes.flatMap((node) => {
    if (node.type === 'category') return namedOperations(node.items, prefix)
    return node.type === 'api' && node.path !== undefined ? [normalizeRoute(`${prefix}${node.path}`)] : []
  })
}

function toItems(
  node: FileItem,
  prefix: string,
  known: readonly ListedOperation[],
  named: ReadonlySet<string>,
): SidebarItem[] {
  const route = (path: string) => normalizeRoute(`${prefix}${path}`)
  if (node.type === 'api') {
    if (node.path === undefined) return operationCategories(known.filter((operation) => !named.has(operation.route)))
    const found = known.find((operation) => operation.route === route(node.path as string))
    const { label = node.path, method = '' } = node
    return [operationItem(found ?? { route: route(node.path), method, summary: label, tag: '' }, node.label)]
  }
  if (node.type !== 'category') {
    return [{ kind: 'page', label: node.label, route: route(node.path), owned: node.type === 'doc' }]
  }
  const link =
    node.link_type === 'none' || node.link_path === undefined
      ? undefined
      : { route: route(node.link_path), generated: node.link_type === 'generated-index', description: node.description }
  const items = node.items.flatMap((child) => toItems(child, prefix, known, named))
  return [{ kind: 'category', label: node.label, link, items }]
}

/**
 * Reads `sidebars.yaml` and checks it against the pages that exist: every page is there, and each in at most one sidebar.
 * An entry of the API takes label and method from its operation; one without a path stands for all other operations.
 * @param prefix route of the version, without trailing slash; empty for the current one
 */
export function readSidebars(
  file: string,
  text: string,
  routes: ReadonlySet<string>,
  tokens: Tokens,
  prefix = '',
  operations: KnownOperations = [],
): { sidebars: Sidebar[]; diagnostics: Diagnostic[] } {
  const { document, diagnostics, add } = readPlacedYaml(file, text)
  for (const error of document.errors)
    add('sidebar-invalid', error.pos[0], `The file is not valid YAML: ${error.message}.`)
  if (diagnostics.length > 0) return { sidebars: [], diagnostics }
  const data = replaceTokensDeep(document.toJS() ?? {}, tokens)
  const result = schema.safeParse(data)
  /** Where a value stands, or, when it is missing, what should hold it. */
  const offsetOf = (path: readonly PropertyKey[]): number => {
    const node =
      path.length === 0 ? document.contents : (document.getIn(path as string[], true) as Node | null | undefined)
    if (path.length > 0 && !node?.range) return offsetOf(path.slice(0, -1))
    return node?.range?.[0] ?? 0
  }
  const keyOffset = (path: readonly PropertyKey[]): number => {
    const owner = document.getIn(path.slice(0, -1), true)
    const pair = isMap(owner) ? owner.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined
    return (pair?.key as Node | undefined)?.range?.[0] ?? offsetOf(path)
  }
  for (const { path, ofKey, message, hint } of explainData(schema, data, result.error?.issues ?? [])) {
    add('sidebar-invalid', ofKey ? keyOffset(path) : offsetOf(path), message, hint)
  }
  if (!result.success) return { sidebars: [], diagnostics }
  const owners = new Map<string, string>()
  const known = operations === 'unknown' ? [] : operations
  /** Checks an operation's entry; whether its page exists. */
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
      const exists = node.type === 'api' ? checkOperation(node, path) : generated || routes.has(route)
      if (!exists) {
        const kind = node.type === 'api' ? 'operation' : 'page'
        const candidates = node.type === 'api' ? known.map((candidate) => candidate.route) : routes
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
    items: items.flatMap((node) => toItems(node, prefix, known, named)),
  }))
  return { sidebars, diagnostics }
}
