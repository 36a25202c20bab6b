import type { Engine } from './engine.ts'

/** Where an engine puts pages. */
export type PageAddresses = Pick<Engine, 'exported' | 'address'>

/** Where most engines put pages: a folder for each, with an index file. */
export const folderPages: PageAddresses = {
  exported: ({ path }) => (path === 'index' ? 'index.html' : `${path}/index.html`),
  address: ({ path }) => (path === 'index' ? '/' : `/${path}/`),
}

/** Pages as files without an ending in their address. */
export const filePages: PageAddresses = {
  exported: ({ path }) => `${path}.html`,
  address: ({ path }) => (path === 'index' ? '/' : `/${path}`),
}
