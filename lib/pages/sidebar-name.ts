/** Name of the finished HTML of a sidebar or of one of its parts; the current version has no prefix. */
export function sidebarName(part: string, version: string | undefined): string {
  return version === undefined ? part : `${version}/${part}`
}

/** URL path of the whole tree of a large sidebar, of which documents contain only a part. */
export function sidebarTreePath(name: string): string {
  return `/_parts/sidebars/${name}.html`
}
