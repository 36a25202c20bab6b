interface SlugSource {
  /** Plain text. */
  summary: string | undefined
  operationId: string | undefined
  tag: string | undefined
  method: string
  path: string
}

const longestSlug = 100

/** Lowercase ASCII words, joined by hyphens; apostrophes within a word are removed. */
function kebabCase(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Truncates at a word boundary, so that a path is short enough for every file system. */
function shorten(slug: string): string {
  if (slug.length <= longestSlug) return slug
  const cut = slug.lastIndexOf('-', longestSlug)
  return slug.slice(0, cut > 0 ? cut : longestSlug)
}

/** Whether a text has letters that would be lost in an ASCII path. */
function losesLetters(text: string): boolean {
  return /(?![a-z0-9])[\p{L}\p{N}]/iu.test(text.normalize('NFKD'))
}

function slugOf(text: string | undefined): string | undefined {
  if (text === undefined || losesLetters(text)) return undefined
  const slug = kebabCase(text)
  return slug === '' ? undefined : shorten(slug)
}

/**
 * Derives an ID for an operation without one.
 * @example derivedOperationId('get', '/v1/runs/{run_id}') → 'get-v1-runs-run-id'
 */
export function derivedOperationId(method: string, path: string): string {
  const slug = kebabCase(path)
  return slug === '' ? method : `${method}-${slug}`
}

const slugOfSummary = ({ summary }: SlugSource) => slugOf(summary?.replace(/\bhttps?:\/\/\S+/gi, ''))
const slugOfId = ({ operationId }: SlugSource) => slugOf(operationId?.replace(/([a-z0-9])([A-Z])/g, '$1 $2'))

/** The slug that an operation has if no other one has it: from its summary, its operationId, or its method and path. */
function firstChoice(source: SlugSource): string {
  return slugOfSummary(source) ?? slugOfId(source) ?? shorten(derivedOperationId(source.method, source.path))
}

/** What an operation can be called if another one has its first choice. The last ones differ for all operations. */
function* otherChoices(source: SlugSource): Generator<string> {
  const { tag, method, path } = source
  const id = slugOfId(source)
  if (id !== undefined) yield id
  const place = derivedOperationId(method, path)
  yield shorten(kebabCase(`${tag ?? ''} ${place}`))
  const base = shorten(place).slice(0, longestSlug - 4)
  for (let number = 2; ; number += 1) yield `${base}-${number}`
}

interface OperationSlug {
  /** The last segment of the operation’s path. */
  slug: string
  /** The slug that it would have, and the index of the operation that has it. */
  taken: { slug: string; by: number } | undefined
}

/**
 * The last segments of the paths of all operations: the summary in kebab case, otherwise the operationId, otherwise
 * method and path. Of operations with the same one, the first has it; the others are called by their operationId, or by
 * tag, method, and path. No operation loses its first choice to the fallback of another one.
 * @example operationSlugs([{ summary: 'Get an action’s approvers', … }]) → [{ slug: 'get-an-actions-approvers', … }]
 */
export function operationSlugs(sources: readonly SlugSource[]): OperationSlug[] {
  const owners = new Map<string, number>()
  const wanted = sources.map((source, index) => {
    const slug = firstChoice(source)
    const by = owners.get(slug) ?? index
    owners.set(slug, by)
    return { slug, by }
  })
  return sources.map((source, index): OperationSlug => {
    const { slug, by } = wanted[index] as (typeof wanted)[number]
    if (by === index) return { slug, taken: undefined }
    for (const other of otherChoices(source)) {
      if (owners.has(other)) continue
      owners.set(other, index)
      return { slug: other, taken: { slug, by } }
    }
    throw new Error('The choices never end')
  })
}
