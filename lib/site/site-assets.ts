/** What every page loads, made by the content build. */
export interface SiteAssets {
  /** Script in the head of every page, inline. */
  head: string
  /** URL of the module that every page runs. */
  script: string
  /** Styles that are inline in every page: what the top of a page needs. */
  critical: string
  /** Styles that are inline in landing pages only: what their top needs besides. */
  landing: string
  /** URL of all other styles. */
  stylesheet: string
  /** URL of the styles that only the results page of search needs besides. */
  searchStylesheet: string
  /** URL of the styles that only the API explorer needs besides. */
  explorerStylesheet: string
  /** URL of the styles that only pages with filters and cards need besides. */
  cardIndexStylesheet: string
  /** URLs of fonts that every page uses. */
  fonts: readonly string[]
}
