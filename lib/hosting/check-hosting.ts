import type { SettingFinding } from '../config/setting-finding.ts'
import type { HostingConfig, SiteConfig, SourceDirective } from '../config/site-config.ts'
import { didYouMean } from '../diagnostics/nearest.ts'

const known: Readonly<Record<SourceDirective, true>> = {
  'script-src': true,
  'style-src': true,
  'img-src': true,
  'font-src': true,
  'connect-src': true,
  'media-src': true,
  'frame-src': true,
}
/** A host by its scheme, with a wildcard for its first label at most. */
const host = /^(?:https?|wss?):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i
const mostDays = 3650

function checkSource(directive: string, source: string): SettingFinding[] {
  if (host.test(source)) return []
  const key = `hosting.sources[${directive}]`
  // Whoever needs one of these has given up the policy, and should see that in the policy's own source.
  const message = source.startsWith("'unsafe-")
    ? `${key}: ${source} would let text become code.`
    : `${key}: “${source}” is not a host.`
  return [{ value: source, message, hint: 'Write hosts such as “https://cdn.example.com” or “https://*.example.com”.' }]
}

function checkSources(sources: NonNullable<HostingConfig['sources']>): SettingFinding[] {
  return Object.entries(sources).flatMap(([directive, values]) => {
    if (Object.hasOwn(known, directive)) return (values ?? []).flatMap((value) => checkSource(directive, value))
    const hint = didYouMean(directive, Object.keys(known)) ?? `Name one of ${Object.keys(known).join(', ')}.`
    return [{ value: directive, message: `hosting.sources: “${directive}” takes no more sources.`, hint }]
  })
}

/** What a site adds to its content security policy, and for how long browsers insist on https. */
export function checkHosting({ hosting }: Pick<SiteConfig, 'hosting'>): SettingFinding[] {
  const { sources = {}, httpsDays = 0 } = hosting ?? {}
  const isDays = Number.isInteger(httpsDays) && httpsDays >= 0 && httpsDays <= mostDays
  const days: SettingFinding = {
    value: String(httpsDays),
    message: `hosting.httpsDays: ${httpsDays} is not a number of days.`,
    hint: `Write a whole number from 0 to ${mostDays}, such as 365.`,
  }
  return [...checkSources(sources), ...(isDays ? [] : [days])]
}
