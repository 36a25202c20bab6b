import sections from './sections.json'

/** The sidebar that all engines have. */
export const pageTree = {
  name: 'Benchmark',
  children: sections.map(({ label, pages }) => ({
    type: 'folder',
    name: label,
    children: pages.map(({ path, title }) => ({ type: 'page', name: title, url: `/${path}` })),
  })),
}
