import type { SettingDiagnostic } from '../config/setting-diagnostic.ts'
import type { SiteConfig } from '../config/site-config.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { bundledLanguage, bundledWords } from '../languages/bundled-languages.ts'
import { allLanguages, languageInstead } from '../languages/languages.ts'

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
