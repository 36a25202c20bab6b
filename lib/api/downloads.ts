/** Addresses under which the specification can be downloaded, and as which a Postman collection. */
export const apiDownloads = {
  yaml: '/apispec.yaml',
  json: '/apispec.json',
  postman: '/apispec.postman.json',
} as const

/** Address of an operation’s node, which the console loads. @example operationNodePath('get-a-run') → '/_fragments/operations/get-a-run.json' */
export function operationNodePath(slug: string): string {
  return `/_fragments/operations/${slug}.json`
}
