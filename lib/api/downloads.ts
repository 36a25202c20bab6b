/** Paths of the downloadable specification and Postman collection. */
export const apiDownloads = {
  yaml: '/apispec.yaml',
  json: '/apispec.json',
  postman: '/apispec.postman.json',
} as const

/**
 * Path of an operation’s node, which the console loads. @example operationNodePath('get-a-run') →
 * '/_parts/operations/get-a-run.json'
 */
export function operationNodePath(slug: string): string {
  return `/_parts/operations/${slug}.json`
}
