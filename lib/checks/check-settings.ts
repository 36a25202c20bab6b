import { placeOf, quotedPlaces } from '../config/quoted-places.ts'
import type { SettingDiagnostic } from '../config/setting-diagnostic.ts'
import type { SiteConfig } from '../config/site-config.ts'
import type { Tokens } from '../config/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { checkFeedback } from '../feedback/check-feedback.ts'
import { checkHosting } from '../hosting/check-hosting.ts'
import { checkReadingProgress } from '../pages/reading-progress.ts'
import { checkThirdParties } from '../third-parties/check-third-parties.ts'

/** Query parameters that pages already use. */
const reservedParameters = ['theme', 'q', 'ctx', 'version', 'tab', '_highlight']

function checkParameter(parameter: string): SettingDiagnostic[] {
  const key = 'embed.parameter'
  if (!/^[\w-]+$/.test(parameter)) {
    const hint = 'Use letters, digits, “-”, and “_”, for example “{brand}-embed”.'
    return [{ value: parameter, message: `${key}: “${parameter}” is not a name of a query parameter.`, hint }]
  }
  if (!reservedParameters.includes(parameter)) return []
  const message = `${key}: pages use the query parameter “${parameter}” for something else.`
  return [{ value: parameter, message, hint: 'Choose another name, for example “{brand}-embed”.' }]
}

function checkOrigin(value: string): SettingDiagnostic[] {
  const isAddress = /^https?:/i.test(value) && URL.canParse(value) && !value.includes('*')
  const origin = isAddress ? new URL(value).origin : undefined
  if (origin === value) return []
  const message = `embed.allowedOrigins: “${value}” is not an origin.`
  const hint = origin
    ? `Write “${origin}”: an origin has no path and no trailing slash.`
    : 'List each host separately, as “https://host”; wildcards are not supported.'
  return [{ value, message, hint }]
}

function checkFailedPage(value: string): SettingDiagnostic[] {
  if (value === 'retry' || value === 'reload') return []
  return [{ value, message: `failedPage: “${value}” is not known.`, hint: 'Write “retry” or “reload”.' }]
}

/**
 * Reports settings with invalid values, for settings whose types cannot rule them out. Each diagnostic has its place in
 * the file.
 */
export function checkSettings(
  config: Pick<SiteConfig, 'embed' | 'failedPage' | 'feedback' | 'hosting' | 'readingProgress' | 'thirdParties'>,
  source: string,
  tokens: Tokens,
): Diagnostic[] {
  const { embed, failedPage } = config
  const places = quotedPlaces(source, tokens)
  return [
    ...(embed?.parameter === undefined ? [] : checkParameter(embed.parameter)),
    ...(embed?.allowedOrigins ?? []).flatMap(checkOrigin),
    ...(failedPage === undefined ? [] : checkFailedPage(failedPage)),
    ...checkFeedback(config),
    ...checkHosting(config),
    ...checkReadingProgress(config),
    ...checkThirdParties(config),
  ].map(({ value, message, hint }) => ({
    severity: 'error',
    code: 'config-invalid',
    file: 'site.config.ts',
    ...placeOf(value, places),
    message,
    hint,
  }))
}
