import type { ActiveRule, PageKindsConfig, SiteConfig, SiteSettings } from './site-config.ts'
import { replaceTokensDeep, type Tokens, tokensOf } from './tokens.ts'

export type { SiteSettings } from './site-config.ts'

/** The logo of a site without one, from the project's root. */
export const defaultLogo = 'components/layout/default-logo.svg'

/** Folders and names of the kinds of pages that have fields of their own or a place of their own in the site. */
export const defaultPageKinds: PageKindsConfig = {
  guide: { folder: 'guides/all', one: 'guide', many: 'guides' },
  solution: { folder: 'solutions' },
  apiPage: { folder: 'api-reference' },
}

const segmentOf = (href: string) => /^\/([^/?#]+)/.exec(href)?.[1]

/** The rule of a navbar item without one: the home page's item is marked wherever no other is. */
function activeRule(href: string, items: NonNullable<SiteSettings['navbar']>): ActiveRule {
  const segment = segmentOf(href)
  return segment === undefined
    ? { kind: 'none-of', segments: items.flatMap((item) => segmentOf(item.href) ?? []) }
    : { kind: 'under', segment }
}

const defaultsOf = ({ product }: Pick<SiteSettings, 'product'>) =>
  ({
    description: `Documentation of ${product}: concepts, guides, and reference`,
    hosts: {},
    regions: [],
    titleDelimiter: '|',
    logo: defaultLogo,
    accent: { light: '#1f5fbf', dark: '#8ab4ff' },
    colorMode: { start: 'light', respectSystem: true },
    iconLinks: [],
    footer: { columns: [], copyright: `© ${product}` },
    assistant: false,
    sidebars: { labels: {} },
    versions: { current: { label: 'Latest' }, others: [], pluginId: 'default' },
    sitemap: { changeFrequency: 'weekly', priority: 0.5, exclude: ['/tags/**'] },
  }) satisfies Partial<SiteSettings>

/** Settings that are independent of others and have a default that every site gets. */
export type DefaultedSetting = keyof ReturnType<typeof defaultsOf>

function withDefaults({ navbar = [], pageKinds, ...settings }: SiteSettings): SiteConfig {
  return {
    ...defaultsOf(settings),
    announcement: undefined,
    navbar: navbar.map((item) => ({ active: activeRule(item.href, navbar), ...item })),
    pageKinds: { ...defaultPageKinds, ...pageKinds, guide: { ...defaultPageKinds.guide, ...pageKinds?.guide } },
    ...settings,
  }
}

/**
 * The whole configuration of a site: its settings, the defaults of those that it leaves out, and its tokens replaced. A
 * required setting that is missing is empty, and the check reports it.
 */
export function completeConfig(settings: Partial<SiteSettings>): { config: SiteConfig; tokens: Tokens } {
  const config = withDefaults({ brand: '', product: '', url: '', ...settings })
  const tokens = tokensOf(config)
  return { config: replaceTokensDeep(config, tokens), tokens }
}
