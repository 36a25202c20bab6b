import type { SettingDiagnostic } from '../config/config-diagnostic.ts'
import type { HostingConfig, SiteConfig, SourceDirective } from '../config/site-config.ts'
import { didYouMean } from '../diagnostics/nearest.ts'

const allowedDirectives: Readonly<Record<SourceDirective, true>> = {
  'script-src': true,
  'style-src': true,
  'img-src': true,
  'font-src': true,
  'connect-src': true,
  'media-src': true,
  'frame-src': true,
}
/** A host with its scheme; only the first label may be a wildcard. */
const host = /^(?:https?|wss?):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i
const mostDays = 3650

function checkSource(directive: string, source: string): SettingDiagnostic[] {
  if (host.test(source)) return []
  const key = `hosting.sources[${directive}]`
  // A site that needs one of these gives up the policy's protection, and should change the policy's own source instead.
  const message = source.startsWith("'unsafe-")
    ? `${key}: ${source} would let text become code.`
    : `${key}: “${source}” is not a host.`
  return [{ value: source, message, hint: 'Write hosts such as “https://cdn.example.com” or “https://*.example.com”.' }]
}

function checkSources(sources: NonNullable<HostingConfig['sources']>): SettingDiagnostic[] {
  return Object.entries(sources).flatMap(([directive, values]) => {
    if (Object.hasOwn(allowedDirectives, directive))
      return (values ?? []).flatMap((value) => checkSource(directive, value))
    const names = Object.keys(allowedDirectives)
    const hint = didYouMean(directive, names) ?? `Name one of ${names.join(', ')}.`
    return [{ value: directive, message: `hosting.sources: “${directive}” takes no more sources.`, hint }]
  })
}

/** Validates the sources that a site adds to its content security policy, and how long browsers must use HTTPS. */
export function checkHosting({ hosting }: Pick<SiteConfig, 'hosting'>): SettingDiagnostic[] {
  const { sources = {}, httpsDays = 0 } = hosting ?? {}
  const isDays = Number.isInteger(httpsDays) && httpsDays >= 0 && httpsDays <= mostDays
  const days: SettingDiagnostic = {
    value: String(httpsDays),
    message: `hosting.httpsDays: ${httpsDays} is not a number of days.`,
    hint: `Write a whole number from 0 to ${mostDays}, such as 365.`,
  }
  return [...checkSources(sources), ...(isDays ? [] : [days])]
}
