import type { PageLink } from '../markdown/page-context.ts'
import { placeOf, quotedPlaces } from './quoted-places.ts'
import type { LinkConfig, SiteConfig } from './site-config.ts'
import type { Tokens } from './tokens.ts'

/** A configuration may lack a part while it is being written; then that part has no links. */
function linksOf(config: Partial<SiteConfig>): [key: string, href: string][] {
  const list = (name: string, links: readonly LinkConfig[] = []) =>
    links.map(({ href }, index): [string, string] => [`${name}[${index}].href`, href])
  const one = (key: string, href: string | undefined): [string, string][] => (href === undefined ? [] : [[key, href]])
  const { feedback, footer, consent, assistant } = config
  return [
    ...list('navbar', config.navbar),
    ...list('iconLinks', config.iconLinks),
    ...(footer?.columns ?? []).flatMap(({ links }, index) => list(`footer.columns[${index}].links`, links)),
    ...list('announcement.buttons', config.announcement?.buttons),
    ...list('openIn', config.openIn),
    ...one('assistant.href', assistant === false ? undefined : assistant?.href),
    ...one('consent.policy', consent?.policy),
    ...one('feedback.issues', feedback === false ? undefined : feedback?.issues),
  ]
}

/**
 * The links that a configuration names, each with its path of keys. A link that stands once in the file has that place;
 * one that is put together there, or stands twice, is found by its path.
 */
export function configLinks(config: Partial<SiteConfig>, source: string, tokens: Tokens): PageLink[] {
  const places = quotedPlaces(source, tokens)
  return linksOf(config).map(([key, href]) => ({ href, ...placeOf(href, places), key }))
}
