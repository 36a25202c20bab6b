interface SlugSource {
  summary: string | undefined
  operationId: string | undefined
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

/**
 * The last segment of an operation’s path: its summary in kebab case, otherwise its operationId, otherwise method and
 * path.
 * @example operationSlug({ summary: 'Get an action’s approvers', … }) → 'get-an-actions-approvers'
 */
export function operationSlug({ summary, operationId, method, path }: SlugSource): string {
  const words = operationId?.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
  return slugOf(summary) ?? slugOf(words) ?? shorten(derivedOperationId(method, path))
}
