import type { SiteSettings } from '#lib/config/complete-config.ts'

const brand = 'slipway'
const product = 'Slipway'
const domain = `${brand}.example`
const organization = `${brand}-labs`

const site = {
  brand,
  product,
  description: `Set up and use ${product}, the internal developer portal: catalog, self-service actions, automations, scorecards, and API`,
  url: `https://docs.${domain}`,
  hosts: {
    app: `app.${domain}`,
    api: `api.${domain}`,
    ingest: `ingest.${domain}`,
    mcp: `mcp.${domain}`,
    showcase: `showcase.${domain}`,
  },
  regions: ['us'],
  titleDelimiter: '|',
  logo: 'content/brand/mark.svg',
  accent: { light: '#b33a0b', dark: '#ff9a5c' },
  announcement: {
    id: '{brand}_ctas',
    text: 'Check out {product} for yourself',
    shortText: 'Try {product}',
    buttons: [
      { label: 'Sign up', href: 'https://{app_host}' },
      { label: 'Live demo', href: 'https://{showcase_host}' },
    ],
    closable: false,
  },
  colorMode: { start: 'dark', respectSystem: true },
  navbar: [
    {
      label: 'Home',
      href: '/',
      active: { kind: 'none-of', segments: ['api-reference', 'guides', 'solutions', 'search'] },
    },
    { label: 'Solutions', href: '/solutions/overview', active: { kind: 'under', segment: 'solutions' } },
    { label: 'Guides', href: '/guides', active: { kind: 'under', segment: 'guides' } },
    {
      label: 'API Reference',
      href: '/api-reference/{brand}-api',
      active: { kind: 'under', segment: 'api-reference' },
    },
  ],
  iconLinks: [
    { icon: 'github', label: 'Source repository', href: `https://github.com/${organization}` },
    { icon: 'chat', label: 'Community chat', href: `https://community.${domain}` },
    { icon: 'video', label: 'Video channel', href: `https://videos.${domain}` },
  ],
  footer: {
    copyright: `© 2026 ${product}`,
    columns: [
      {
        title: 'Documentation',
        links: [
          { label: 'Quickstart', href: '/getting-started/overview' },
          { label: 'Software catalog', href: '/build-your-software-catalog' },
          { label: 'Self-service actions', href: '/actions-and-automations/create-self-service-experiences' },
          { label: 'Scorecards', href: '/scorecards/overview' },
          { label: 'Search and query', href: '/search-and-query' },
        ],
      },
      {
        title: 'Ingest data to catalog',
        links: [
          { label: 'REST API', href: '/build-your-software-catalog/custom-integration/api' },
          { label: 'CI/CD', href: '/build-your-software-catalog/custom-integration/api/ci-cd' },
          {
            label: 'Kubernetes',
            href: '/build-your-software-catalog/sync-data-to-catalog/kubernetes-stack/kubernetes',
          },
          { label: 'Git', href: '/build-your-software-catalog/sync-data-to-catalog/git' },
          { label: 'AWS', href: '/build-your-software-catalog/sync-data-to-catalog/cloud-providers/aws' },
          { label: 'Terraform', href: '/build-your-software-catalog/custom-integration/iac/terraform' },
        ],
      },
      {
        title: 'Community',
        links: [
          { label: 'Community chat', href: `https://community.${domain}` },
          { label: 'Video channel', href: `https://videos.${domain}` },
          { label: 'Resources', href: '/resources' },
        ],
      },
      {
        title: 'More',
        links: [
          { label: 'Release notes', href: `https://${domain}/release-notes` },
          { label: 'Blog', href: `https://${domain}/blog` },
          { label: 'Demo', href: 'https://{showcase_host}' },
          { label: 'Source repository', href: `https://github.com/${organization}` },
          { label: 'Main site', href: `https://${domain}` },
          { label: 'Status page', href: `https://status.${domain}` },
        ],
      },
      {
        title: 'Legal',
        links: [
          { label: 'Terms of service', href: `https://${domain}/terms-of-service` },
          { label: 'Privacy policy', href: `https://${domain}/privacy-policy` },
        ],
      },
    ],
  },
  assistant: {
    label: 'Ask AI',
    href: '/docs-ai-assistant',
    examples: [
      'How do I show a table of the services that belong to my team?',
      'How do I write a scorecard that checks that each repository has a readme?',
      'Which SSO providers are supported?',
      'How do I install the Datadog integration without Kubernetes?',
    ],
    help: [
      { label: 'Community chat', href: `https://community.${domain}` },
      { label: 'Main site', href: `https://${domain}` },
    ],
  },
  feedback: { issues: `https://github.com/${organization}/docs/issues/new?title=Problem%20on%20{page}` },
  editUrl: `https://github.com/${organization}/docs/edit/main/`,
  sidebars: {
    labels: {
      mainSidebar: 'Documentation',
      'api-sidebar': 'API reference',
      'guides-sidebar': 'Guides',
      'solutions-sidebar': 'Solutions',
    },
  },
  embed: { parameter: '{brand}-embed', allowedOrigins: ['https://{app_host}'] },
  failedPage: 'retry',
  images: { quality: 70, minWidth: 300, maxWidth: 1000, steps: 7 },
  zoom: { background: { light: 'rgb(255, 255, 255)', dark: 'rgb(50, 50, 50)' } },
  pageKinds: {
    guide: {
      facets: {
        capabilities: {
          label: 'Capability',
          description: 'What the guide uses of the product',
          parameter: 'capability',
        },
      },
    },
  },
  versions: { current: { label: 'Latest' }, others: [], pluginId: 'default' },
  tests: 'tests/own',
  sitemap: { changeFrequency: 'weekly', priority: 0.5, exclude: ['/tags/**'] },
} as const satisfies SiteSettings

export default site as SiteSettings
