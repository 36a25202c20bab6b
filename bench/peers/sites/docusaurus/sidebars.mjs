import { readFileSync } from 'node:fs'

const sections = JSON.parse(readFileSync(new URL('./sections.json', import.meta.url), 'utf8'))

/** @type {import('@docusaurus/plugin-content-docs').SidebarsConfig} */
export default {
  main: sections.map(({ label, pages }) => ({
    type: 'category',
    label,
    items: pages.map(({ path, title }) => ({ type: 'doc', id: path, label: title })),
  })),
}
