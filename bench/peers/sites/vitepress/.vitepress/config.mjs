import { readFileSync } from 'node:fs'

const sections = JSON.parse(readFileSync(new URL('../sections.json', import.meta.url), 'utf8'))

/** @type {import('vitepress').UserConfig} */
export default {
  title: 'Benchmark',
  cleanUrls: true,
  sitemap: { hostname: 'https://docs.example' },
  // Text of pages isn't a template.
  vue: { template: { compilerOptions: { delimiters: ['{{{{', '}}}}'] } } },
  themeConfig: {
    search: { provider: 'local' },
    sidebar: sections.map(({ label, pages }) => ({
      text: label,
      collapsed: true,
      items: pages.map(({ path, title }) => ({ text: title, link: `/${path}` })),
    })),
  },
}
