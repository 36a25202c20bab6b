export type FragmentKind = 'page' | 'sidebar' | 'frame'

/**
 * URL path of a piece of finished HTML that is loaded separately from the page's data.
 * @example fragmentPath('page', '/a/b') → '/_fragments/pages/a/b.html'
 */
export function fragmentPath(kind: FragmentKind, name: string): string {
  if (kind === 'page') return `/_fragments/pages${name === '/' ? '/index' : name}.html`
  return `/_fragments/${kind === 'sidebar' ? 'sidebars' : 'frame'}/${name}.html`
}

/** Name of the fragment of a sidebar or of one of its parts; the current version has no prefix. */
export function sidebarFragment(part: string, version: string | undefined): string {
  return version === undefined ? part : `${version}/${part}`
}
