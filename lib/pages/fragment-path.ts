/**
 * Address of a piece of finished HTML that pages show but do not carry in their data: bodies and sidebars.
 * @example fragmentPath('page', '/a/b') → '/_fragments/pages/a/b.html'
 */
export function fragmentPath(kind: 'page' | 'sidebar', name: string): string {
  if (kind === 'sidebar') return `/_fragments/sidebars/${name}.html`
  return `/_fragments/pages${name === '/' ? '/index' : name}.html`
}

/** Name of a sidebar's fragment; the current version has no prefix. */
export function sidebarFragment(id: string, version: string | undefined): string {
  return version === undefined ? id : `${version}/${id}`
}
