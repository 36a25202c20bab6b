import { requiredSettings } from '../config/complete-config.ts'
import type { SettingDiagnostic } from '../config/config-diagnostic.ts'
import { placeOf, quotedPlaces } from '../config/quoted-places.ts'
import type { SiteConfig } from '../config/site-config.ts'
import type { Tokens } from '../config/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { checkFeedback } from '../feedback/check-feedback.ts'
import { checkHosting } from '../hosting/check-hosting.ts'
import { bundledLanguage, bundledWords } from '../languages/bundled-languages.ts'
import { allLanguages, languageInstead } from '../languages/languages.ts'
import { checkReadingProgress } from '../pages/reading-progress.ts'
import { checkThirdParties } from '../third-parties/check-third-parties.ts'
import { checkSettingNames } from './setting-names.ts'

/** Reports names in `code.languages` that Shiki doesn't know, and languages that every site has. */
export function checkLanguageSettings({ code }: Pick<SiteConfig, 'code'>): SettingDiagnostic[] {
  return (code?.languages ?? []).flatMap((value): SettingDiagnostic[] => {
    if (bundledLanguage(value) !== undefined) return []
    const own = allLanguages.includes(value) ? value : languageInstead(value)
    if (own !== undefined) {
      const message = `code.languages: every site has “${own}”${own === value ? '' : `, which is what “${value}” is called here`}.`
      return [{ value, message, hint: 'Remove it from the list.' }]
    }
    const message = `code.languages: “${value}” is not a language that Shiki highlights.`
    return [{ value, message, hint: didYouMean(value, bundledWords) ?? 'https://shiki.style/languages lists them.' }]
  })
}

const requiredExamples: Readonly<Record<(typeof requiredSettings)[number], string>> = {
  brand: "brand: 'acme', a lowercase name for paths and storage keys",
  product: "product: 'Acme', the name that readers see",
  url: "url: 'https://docs.acme.example', the URL of the site",
}

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

function checkLinkBase(value: string): SettingDiagnostic[] {
  if (value === 'text' || (URL.canParse(value) && /^https?:/i.test(value))) return []
  const hint = 'Write a URL such as “https://docs.example.com/”, or “text”.'
  return [{ value, message: `api.links: “${value}” is not a URL.`, hint }]
}

/** Tools on readers' machines call it, so a path of the site is not enough. */
function checkMcpUrl(value: string): SettingDiagnostic[] {
  if (URL.canParse(value) && /^https:/i.test(value)) return []
  const hint = 'Write the whole URL, such as “https://docs.example.com/mcp”.'
  return [{ value, message: `agents.mcp: “${value}” is not an HTTPS URL.`, hint }]
}

function checkFailedPage(value: string): SettingDiagnostic[] {
  if (value === 'retry' || value === 'reload') return []
  return [{ value, message: `failedPage: “${value}” is not known.`, hint: 'Write “retry” or “reload”.' }]
}

function checkRequired(config: Partial<SiteConfig>): SettingDiagnostic[] {
  return requiredSettings
    .filter((key) => config[key] === '')
    .map((key) => {
      const hint = `Add it: ${requiredExamples[key]}. docs/your-own-site.md has a complete site.config.ts.`
      return { value: key, message: `The setting “${key}” is missing.`, hint }
    })
}

/**
 * Reports settings with unknown names and with invalid values, for settings whose types cannot rule them out. Each diagnostic has its place in
 * the file.
 */
export function checkSettings(
  config: Pick<
    SiteConfig,
    'agents' | 'api' | 'code' | 'embed' | 'failedPage' | 'feedback' | 'hosting' | 'readingProgress' | 'thirdParties'
  > &
    Partial<Pick<SiteConfig, (typeof requiredSettings)[number]>>,
  source: string,
  tokens: Tokens,
): Diagnostic[] {
  const { agents, api, embed, failedPage } = config
  const places = quotedPlaces(source, tokens)
  const values = [
    ...checkRequired(config),
    ...(agents?.mcp === undefined ? [] : checkMcpUrl(agents.mcp)),
    ...(embed?.parameter === undefined ? [] : checkParameter(embed.parameter)),
    ...(embed?.allowedOrigins ?? []).flatMap(checkOrigin),
    ...(api?.links === undefined ? [] : checkLinkBase(api.links)),
    ...(failedPage === undefined ? [] : checkFailedPage(failedPage)),
    ...checkFeedback(config),
    ...checkHosting(config),
    ...checkLanguageSettings(config),
    ...checkReadingProgress(config),
    ...checkThirdParties(config),
  ].map(
    ({ value, message, hint }): Diagnostic => ({
      severity: 'error',
      code: 'config-invalid',
      file: 'site.config.ts',
      ...placeOf(value, places),
      message,
      hint,
    }),
  )
  return [...checkSettingNames(config, source), ...values]
}
