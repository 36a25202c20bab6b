/** Message from an embedded page to its host. A public interface: hosts rely on it. @see docs/embedding.md */
export interface EmbedMessage {
  /** `{brand}-docs`, which distinguishes it from other messages. */
  source: string
  /** The page has loaded, or it does not exist. */
  type: 'finished_load_ack' | 'page_not_found'
  /** The page's path, without its query and hash. */
  path: string
}

/**
 * The target origins of a message: the host's origin, if the browser reveals it and it is allowed. If the browser
 * doesn't reveal it, all allowed origins; the browser then only delivers to a matching one. Never `*`.
 * @example messageTargets(['https://a.example', 'https://b.example'], 'https://b.example') → ['https://b.example']
 */
export function messageTargets(allowedOrigins: readonly string[], host: string | undefined): string[] {
  return allowedOrigins.filter((origin) => host === undefined || host === origin)
}
