import { isMap, isScalar, type Node, type YAMLMap } from 'yaml'
import { replaceTokens, type Tokens } from '../config/tokens.ts'
import { readPlacedYaml } from '../content/placed-yaml.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { normalizeRoute, type RoutePath } from '../pages/route.ts'

/** A path without a page, and the page that readers are redirected to. */
export interface Redirect {
  from: RoutePath
  to: RoutePath
  /** Whether the path can lead elsewhere tomorrow, or be a page. By default, a page has moved permanently. */
  isTemporary?: true
}

/** The status with which hosts redirect. Browsers may remember a 301 forever. */
export function redirectStatus({ isTemporary }: Pick<Redirect, 'isTemporary'>): 301 | 302 {
  return isTemporary === true ? 302 : 301
}

/** What redirects may target, and what they must not hide. */
interface RedirectTargets {
  /** Routes of all pages, including generated ones. */
  routes: ReadonlySet<string>
  /** Paths of static files, from the site root. */
  files: ReadonlySet<string>
}

// Each segment starts with a letter or digit, which rules out “..”, folders of the engine, and characters that hosts
// interpret (*, :).
const pathPattern = /^(?:\/[A-Za-z0-9][A-Za-z0-9._~-]*)+\/?$/
/** An old path of another site can have letters of all scripts. */
const oldPathPattern = /^(?:\/[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]*)+\/?$/u

/** Whether a path can be redirected. @example isRedirectSource('/docs/安装') → true */
export const isRedirectSource = (path: string): boolean => oldPathPattern.test(path)

interface Entry extends Redirect {
  fromOffset: number
  toOffset: number
}

type Report = ReturnType<typeof readPlacedYaml>['add']

/** Reads the entries whose paths are valid, each source once. */
function readEntries(items: YAMLMap['items'], tokens: Tokens, add: Report): Map<string, Entry> {
  const pathOf = (node: unknown, offset: number, pattern: RegExp): RoutePath | undefined => {
    const path = isScalar(node) && typeof node.value === 'string' ? replaceTokens(node.value, tokens) : undefined
    if (path !== undefined && (path === '/' || pattern.test(path))) return normalizeRoute(path)
    const label = isScalar(node) ? `“${String(node.value ?? '')}”` : 'This'
    add('redirect-invalid', offset, `${label} is not a path of the site.`, 'Write it like “/folder/page”.')
    return undefined
  }
  const entries = new Map<string, Entry>()
  for (const { key, value } of items) {
    const fromOffset = (key as Node).range?.[0] ?? 0
    const toOffset = (value as Node | null)?.range?.[0] ?? fromOffset
    const from = pathOf(key, fromOffset, oldPathPattern)
    const to = pathOf(value, toOffset, pathPattern)
    if (from === undefined || to === undefined) continue
    if (entries.has(from)) add('redirect-invalid', fromOffset, `${from} appears twice.`, 'Keep one.')
    else entries.set(from, { from, to, fromOffset, toOffset })
  }
  return entries
}

/** The paths that readers go through, from an entry's source; whether they come back to one of them. */
function chainOf({ from, to }: Redirect, nextOf: (path: RoutePath) => Redirect | undefined) {
  const chain: string[] = [from, to]
  for (let next = nextOf(to); next !== undefined; next = nextOf(next.to)) {
    const isCircle = chain.includes(next.to)
    chain.push(next.to)
    if (isCircle) return { chain, isCircle }
  }
  return { chain, isCircle: false }
}

/**
 * Reads `redirects.yaml`, a map from old path to page path, and checks that targets exist, that sources are not pages
 * or files, and that each redirect takes a single step and does not loop. Invalid entries are left out of the result.
 */
export function readRedirects(
  file: string,
  text: string,
  { routes, files }: RedirectTargets,
  tokens: Tokens,
): { redirects: Redirect[]; diagnostics: Diagnostic[] } {
  const { document, diagnostics, add, addSyntaxErrors } = readPlacedYaml(file, text, tokens)
  if (addSyntaxErrors('redirect-invalid') || document.contents === null) return { redirects: [], diagnostics }
  if (!isMap(document.contents)) {
    add('redirect-invalid', document.contents.range[0], 'The file is not a list of “/old/path: /new/path” lines.')
    return { redirects: [], diagnostics }
  }
  const entries = readEntries(document.contents.items, tokens, add)
  // A redirect whose source is a page is never followed: readers get the page.
  const nextOf = (path: RoutePath) => (routes.has(path) || files.has(path) ? undefined : entries.get(path))
  const isSound = (entry: Entry): boolean => {
    const { from, to, fromOffset, toOffset } = entry
    const { chain, isCircle } = chainOf(entry, nextOf)
    const path = chain.join(' → ')
    const elsewhere = 'Redirect to a page that exists.'
    if (routes.has(from) || files.has(from)) {
      const message = `${from} is a ${routes.has(from) ? 'page' : 'file'}; a redirect would hide it.`
      add('redirect-from-page', fromOffset, message, 'Remove this line, or move what is there.')
    } else if (from === to) add('redirect-loop', toOffset, `${from} redirects to itself.`, elsewhere)
    else if (isCircle) add('redirect-loop', toOffset, `Readers are sent in a circle: ${path}.`, elsewhere)
    else if (chain.length > 2) {
      const hint = `Redirect straight to ${chain.at(-1)}.`
      add('redirect-chain', toOffset, `Readers are redirected more than once: ${path}.`, hint)
    } else if (routes.has(to)) return true
    else add('redirect-missing-page', toOffset, `There is no page ${to}.`, didYouMean(to, routes) ?? elsewhere)
    return false
  }
  const redirects = [...entries.values()].filter(isSound).map(({ from, to }) => ({ from, to }))
  return { redirects, diagnostics }
}
