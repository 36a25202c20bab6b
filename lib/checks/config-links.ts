import { placeOf, quotedPlaces } from '../config/quoted-places.ts'
import type { LinkConfig, SiteConfig } from '../config/site-config.ts'
import type { Tokens } from '../config/tokens.ts'
import type { PageLink } from '../markdown/page-context.ts'

/** A part may be missing from the configuration while it is being edited; it then has no links. */
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
 * The links in a configuration, each with its key path. A link whose text appears once in the file also has that place;
 * one that is computed or appears twice is identified by its key path.
 */
export function configLinks(config: Partial<SiteConfig>, source: string, tokens: Tokens): PageLink[] {
  const places = quotedPlaces(source, tokens)
  return linksOf(config).map(([key, href]) => ({ href, ...placeOf(href, places), key }))
}
