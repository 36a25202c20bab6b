import type { SettingDiagnostic } from '../config/config-diagnostic.ts'
import type { SiteConfig } from '../config/site-config.ts'

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

/** A path of the site. Two slashes would refer to a host. */
function isSitePath(address: string): boolean {
  return /^\/(?!\/)\S*$/.test(address)
}

/** Reports feedback URLs that browsers cannot use. */
export function checkFeedback({ feedback }: Pick<SiteConfig, 'feedback'>): SettingDiagnostic[] {
  if (feedback === undefined || feedback === false) return []
  const { endpoint, issues } = feedback
  const diagnostics: SettingDiagnostic[] = []
  if (endpoint !== undefined && !isHttps(endpoint) && !isSitePath(endpoint)) {
    const hint = 'Use a URL that starts with https://, or a path of the site that starts with one slash.'
    diagnostics.push({ value: endpoint, message: `feedback.endpoint: nothing can be sent to “${endpoint}”.`, hint })
  }
  if (issues !== undefined && !isHttps(issues)) {
    const hint = 'Use a URL that starts with https://.'
    diagnostics.push({ value: issues, message: `feedback.issues: “${issues}” is not an address elsewhere.`, hint })
  }
  return diagnostics
}
