/** @type {import('@docusaurus/types').Config} */
export default {
  title: 'Benchmark',
  url: 'https://docs.example',
  baseUrl: '/',
  trailingSlash: true,
  // Broken links end a build with all engines.
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future: { v4: true, faster: true },
  // .md is plain Markdown, as for all engines.
  markdown: { format: 'detect' },
  presets: [
    [
      'classic',
      {
        docs: { routeBasePath: '/', sidebarPath: './sidebars.mjs' },
        blog: false,
        pages: false,
      },
    ],
  ],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      {
        hashed: true,
        language: 'en',
        indexBlog: false,
        docsRouteBasePath: '/',
        highlightSearchTermsOnTargetPage: true,
      },
    ],
  ],
  themeConfig: {
    navbar: { title: 'Benchmark' },
    prism: { additionalLanguages: ['bash', 'go', 'groovy', 'hcl', 'json', 'python', 'typescript', 'yaml'] },
  },
}
