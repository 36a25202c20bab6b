import { join } from 'node:path'

/** Kinds of finished HTML that documents are made of. */
export type HtmlKind = 'page' | 'sidebar' | 'frame'

/** Where the content build writes its results, from the project's root. */
export function outputPaths(root: string) {
  const generated = join(root, '.contentlayer/generated')
  return {
    generated,
    manifest: join(generated, 'manifest.json'),
    page: (route: string) => join(generated, 'pages', `${route === '/' ? 'index' : route.slice(1)}.json`),
    pages: join(generated, 'pages'),
    /** Changes with the content; a development server watches it. */
    revision: join(generated, 'revision.json'),
    /** Errors that a development server shows over its pages. */
    problems: join(generated, 'problems.json'),
    /** Earlier paths of pages, for a development server; an export has a page at each. */
    redirects: join(generated, 'redirects.json'),
    /** Routes whose documents an export has to render; the documents of all others are stored. */
    rendered: join(generated, 'rendered.json'),
    /** The configuration, for the compiled code of an export. A development server tells pages when it changes. */
    config: join(generated, 'config.json'),
    /** `ok` when everything above is complete, or `failed`. */
    state: join(generated, 'state'),
    /** Where Next exports to; it becomes `exported` when the build is finished. */
    staging: join(root, '.cache/export'),
    exported: join(root, 'out'),
    /** Markdown versions of pages; an export serves them next to the pages. */
    markdownVersions: join(root, 'public/_markdown'),
    /** Finished HTML of which the site makes its documents. */
    htmlFolder: join(generated, 'html'),
    html: (kind: HtmlKind, name: string) => join(generated, 'html', kind, `${name === '/' ? 'index' : name}.html`),
    /** What pages load when a reader needs it. */
    publicParts: join(root, 'public/_parts'),
    /** What every page loads, as data for the site. */
    assets: join(generated, 'assets.json'),
  }
}
