import type { SearchHit } from './search-answer.ts'

/**
 * Method and path of an operation, the first of its keywords.
 * @example operationCall({ kind: 'operation', keywords: ['GET /v1/blueprints'] }) → 'GET /v1/blueprints'
 */
export function operationCall({
  kind,
  keywords,
}: Pick<SearchHit, 'kind'> & { keywords: readonly string[] }): string | undefined {
  return kind === 'operation' ? keywords.find((keyword) => /^[A-Z]+ \//.test(keyword)) : undefined
}
