import type { PageLink } from '../markdown/page-context.ts'
import type { LinkConfig, SiteConfig } from './site-config.ts'
import { replaceTokens, type Tokens } from './tokens.ts'

/** A configuration may lack a part while it is being written; then that part has no links. */
function linksOf(config: Partial<SiteConfig>): [key: string, link: LinkConfig][] {
  const list = (name: string, links: readonly LinkConfig[] = []) =>
    links.map((link, index): [string, LinkConfig] => [`${name}[${index}]`, link])
  return [
    ...list('navbar', config.navbar),
    ...list('iconLinks', config.iconLinks),
    ...(config.footer?.columns ?? []).flatMap(({ links }, index) => list(`footer.columns[${index}].links`, links)),
    ...list('announcement.buttons', config.announcement?.buttons),
    ...list('openIn', config.openIn),
    ...(config.assistant === undefined ? [] : [['assistant', config.assistant] satisfies [string, LinkConfig]]),
  ]
}

/** Where each text in quotes stands in a source, by its value with tokens replaced. */
function quotedPlaces(source: string, tokens: Tokens): Map<string, { line: number; column: number }[]> {
  const places = new Map<string, { line: number; column: number }[]>()
  for (const [index, text] of source.split('\n').entries()) {
    for (const match of text.matchAll(/(['"`])((?:(?!\1).)*)\1/g)) {
      const value = replaceTokens(match[2] ?? '', tokens)
      places.set(value, [...(places.get(value) ?? []), { line: index + 1, column: match.index + 2 }])
    }
  }
  return places
}

/**
 * The links that a configuration names, each with its path of keys. A link that stands once in the file has that place;
 * one that is put together there, or stands twice, is found by its path.
 */
export function configLinks(config: Partial<SiteConfig>, source: string, tokens: Tokens): PageLink[] {
  const places = quotedPlaces(source, tokens)
  return linksOf(config).map(([key, { href }]) => {
    const [place, ...others] = places.get(href) ?? []
    const { line, column } = place !== undefined && others.length === 0 ? place : { line: 1, column: 1 }
    return { href, line, column, key: `${key}.href` }
  })
}
