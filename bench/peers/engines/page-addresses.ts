import type { PlainPage } from '../../synthetic/plain-page.ts'

type Page = Pick<PlainPage, 'path'>

/** Where most engines put pages: a folder for each, with an index file. */
export const folderPages = {
  exported: ({ path }: Page) => (path === 'index' ? 'index.html' : `${path}/index.html`),
  address: ({ path }: Page) => (path === 'index' ? '/' : `/${path}/`),
}

/** Pages as files without an ending in their address. */
export const filePages = {
  exported: ({ path }: Page) => `${path}.html`,
  address: ({ path }: Page) => (path === 'index' ? '/' : `/${path}`),
}
