/** The files of an exported site. Paths start at the site's root, such as `/scorecards/overview.md`. */
export interface SiteFiles {
  has: (path: string) => boolean
  /** @throws if there is no such file */
  readText: (path: string) => Promise<string>
  /** @throws if there is no such file */
  readBytes: (path: string) => Promise<Uint8Array>
}
