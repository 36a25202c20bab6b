import { settingName, settingPlaces } from '../config/setting-places.ts'
import type { LinkConfig, SiteConfig } from '../config/site-config.ts'
import type { PageLink } from '../markdown/page-context.ts'

type LinkAt = readonly [path: readonly PropertyKey[], href: string]

/** A part may be missing from the configuration while it is being edited; it then has no links. */
function linksOf(config: Partial<SiteConfig>): LinkAt[] {
  const list = (path: readonly PropertyKey[], links: readonly LinkConfig[] = []) =>
    links.map(({ href }, index): LinkAt => [[...path, index, 'href'], href])
  const one = (path: readonly PropertyKey[], href: string | undefined): LinkAt[] =>
    href === undefined ? [] : [[path, href]]
  const { feedback, footer, consent, assistant } = config
  return [
    ...list(['navbar'], config.navbar),
    ...list(['iconLinks'], config.iconLinks),
    ...(footer?.columns ?? []).flatMap(({ links }, index) => list(['footer', 'columns', index, 'links'], links)),
    ...list(['announcement', 'buttons'], config.announcement?.buttons),
    ...list(['openIn'], config.openIn),
    ...one(['assistant', 'href'], assistant === false ? undefined : assistant?.href),
    ...one(['consent', 'policy'], consent?.policy),
    ...one(['feedback', 'issues'], feedback === false ? undefined : feedback?.issues),
  ]
}

/** The links in a configuration, each with its key path and its place; that of its list if it is computed. */
export function configLinks(config: Partial<SiteConfig>, source: string): PageLink[] {
  const placeOf = settingPlaces(source)
  return linksOf(config).map(([path, href]) => ({ href, ...placeOf(path, 'value'), key: settingName(path) }))
}
