import { z } from 'zod'
import type { Tokens } from '../config/tokens.ts'
import { type readPlacedYaml, readYamlData } from '../content/placed-yaml.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { normalizeRoute, type RoutePath } from '../pages/route.ts'
import { type ListedOperation, operationCategories, operationItem } from './operation-items.ts'

/**
 * An entry of a sidebar. `owned` pages belong to this sidebar; a `ref` links to a page of another sidebar or of none.
 * The page of an API operation has its method, and that of another sidebar the ID of that one.
 */
export type SidebarItem =
  | { kind: 'page'; label: string; route: RoutePath; owned: boolean; method?: string; otherSidebar?: string }
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

/** What the entries of all sidebars are made from. */
interface Listed extends Pick<Surroundings, 'pages' | 'routeOf' | 'owners'> {
  known: readonly ListedOperation[]
  /** Routes of the operations that have their own entry. */
  named: ReadonlySet<string>
}

function toItems(node: FileItem, sidebar: string, listed: Listed): SidebarItem[] {
  const { pages, known, named, owners, routeOf: route } = listed
  if (node.type === 'api') {
    const { path, method = '' } = node
    if (path === undefined) return operationCategories(known.filter((operation) => !named.has(operation.route)))
    const found = known.find((operation) => operation.route === route(path))
    const unknown = { route: route(path), method, summary: node.label ?? path, tag: '' }
    return [operationItem(found ?? unknown, node.label)]
  }
  if (node.type !== 'category') {
    const label = node.label ?? pages.get(route(node.path)) ?? node.path
    const owner = owners.get(route(node.path))
    const otherSidebar = owner === undefined || owner === sidebar ? {} : { otherSidebar: owner }
    return [{ kind: 'page', label, route: route(node.path), owned: node.type === 'doc', ...otherSidebar }]
  }
  const link =
    node.link_type === 'none' || node.link_path === undefined
      ? undefined
      : { route: route(node.link_path), generated: node.link_type === 'generated-index', description: node.description }
  const items = node.items.flatMap((child) => toItems(child, sidebar, listed))
  return [{ kind: 'category', label: node.label, link, items }]
}

/** What entries are checked against, and where their mistakes go. */
interface Surroundings {
  add: ReturnType<typeof readPlacedYaml>['add']
  /** The offset of a value or, if it is missing, of its parent. */
  offsetOf: (path: readonly PropertyKey[]) => number
  pages: ReadonlyMap<string, string>
  operations: KnownOperations
  routeOf: (path: string) => RoutePath
  /** The sidebar of each page so far. */
  owners: Map<RoutePath, string>
}

/** An entry with its place: the sidebar that it is in, and its path in the file. */
interface PlacedItem<Item extends FileItem = FileItem> {
  node: Item
  path: PropertyKey[]
  sidebar: string
}

/** Checks the keys of an operation's entry. */
function checkOperation({ node, path }: PlacedItem<z.infer<typeof operation>>, site: Surroundings): void {
  const { add, offsetOf, operations, routeOf } = site
  const { path: target, label, method } = node
  if (target === undefined) {
    if (label === undefined && method === undefined) return
    const message = 'An entry “type: api” without a “path” stands for all operations and has no other key.'
    add('sidebar-invalid', offsetOf(path), message, 'Add the path of one operation, or remove the key.')
    return
  }
  if (operations === 'unknown' || method === undefined) return
  const route = routeOf(target)
  const found = operations.find((candidate) => candidate.route === route)
  if (found === undefined || found.method === method) return
  const message = `The method of ${route} is “${found.method}”, not “${method}”.`
  add('sidebar-invalid', offsetOf([...path, 'method']), message, 'Correct the method, or leave it out.')
}

/** Checks that a category has a path exactly if it has a link. */
function checkCategory({ node, path }: PlacedItem<z.infer<typeof category>>, { add, offsetOf }: Surroundings): void {
  const isUnlinked = node.link_type === 'none'
  if (isUnlinked === (node.link_path === undefined)) return
  const message = `A category with “link_type: ${node.link_type}” ${isUnlinked ? 'cannot have' : 'needs'} a “link_path”.`
  add('sidebar-invalid', offsetOf([...path, 'link_type']), message)
}

function hasPage(node: FileItem, route: RoutePath, { pages, operations }: Surroundings): boolean {
  if (node.type === 'api') return operations === 'unknown' || operations.some((candidate) => candidate.route === route)
  return (node.type === 'category' && node.link_type === 'generated-index') || pages.has(route)
}

/** Checks that the page of an entry exists, and is in no other place. */
function checkTarget({ node, path, sidebar }: PlacedItem, route: RoutePath, site: Surroundings): void {
  const { add, offsetOf, pages, operations, owners } = site
  if (!hasPage(node, route, site)) {
    const [kind, candidates, remedy] =
      node.type === 'api'
        ? ['operation', operations === 'unknown' ? [] : operations.map((each) => each.route), 'Remove the entry.']
        : ['page', pages.keys(), 'Remove the entry, or write the page.']
    add(
      'sidebar-missing-page',
      offsetOf(path),
      `There is no ${kind} ${route}.`,
      didYouMean(route, candidates) ?? remedy,
    )
  }
  if (node.type === 'ref') return
  const owner = owners.get(route)
  if (owner !== undefined) {
    const place = owner === sidebar ? 'this sidebar' : owner
    const message = `${route} is already in ${place}; a page belongs in one place.`
    add('sidebar-duplicate-page', offsetOf(path), message, 'Make this entry “type: ref”.')
  }
  owners.set(route, sidebar)
}

function checkItem({ node, path, sidebar }: PlacedItem, site: Surroundings): void {
  if (node.type === 'api') checkOperation({ node, path, sidebar }, site)
  if (node.type === 'category') checkCategory({ node, path, sidebar }, site)
  const target = node.type === 'category' ? node.link_path : node.path
  if (target !== undefined) checkTarget({ node, path, sidebar }, site.routeOf(target), site)
  if (node.type !== 'category') return
  for (const [index, child] of node.items.entries()) {
    checkItem({ node: child, path: [...path, 'items', index], sidebar }, site)
  }
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
  const { data, diagnostics, add, offsetOf } = readYamlData(file, text, schema, tokens, 'sidebar-invalid')
  if (data === undefined) return { sidebars: [], diagnostics }
  const lists = Object.entries(data)
  const routeOf = (path: string) => normalizeRoute(`${prefix}${path}`)
  const site: Surroundings = { add, offsetOf, pages, operations, routeOf, owners: new Map() }
  for (const [sidebar, items] of lists) {
    for (const [index, node] of items.entries()) checkItem({ node, path: [sidebar, index], sidebar }, site)
  }
  const known = operations === 'unknown' ? [] : operations
  const named = new Set<string>(lists.flatMap(([, items]) => namedOperations(items, prefix)))
  const sidebars = lists.map(([id, items]) => ({
    id,
    items: items.flatMap((node) => toItems(node, id, { ...site, known, named })),
  }))
  return { sidebars, diagnostics }
}
