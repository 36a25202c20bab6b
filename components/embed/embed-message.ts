/** What an embedded page tells its host. Public: hosts rely on it. @see docs/embedding.md */
export interface EmbedMessage {
  /** `{brand}-docs`, to tell it from other messages. */
  source: string
  /** The page is there; or the address leads to no page. */
  type: 'finished_load_ack' | 'page_not_found'
  /** The page's path, without query and hash. */
  path: string
}

/**
 * The origins to which a message goes: of the allowed ones that of the host, where the browser names it; else each of
 * them, and the browser hands it over to the one that fits. Never to any origin.
 * @example messageTargets(['https://a.example', 'https://b.example'], 'https://b.example') → ['https://b.example']
 */
export function messageTargets(allowedOrigins: readonly string[], host: string | undefined): string[] {
  return allowedOrigins.filter((origin) => host === undefined || host === origin)
}
