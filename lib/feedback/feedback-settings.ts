import { configFinding } from '../config/config-finding.ts'
import type { SiteConfig } from '../config/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}

/** A path of the site. Two slashes would name a host. */
function isSitePath(address: string): boolean {
  return /^\/(?!\/)\S*$/.test(address)
}

/** Addresses of feedback that no browser could use. `source` is the text of the configuration. */
export function checkFeedbackSettings({ feedback }: Pick<SiteConfig, 'feedback'>, source: string): Diagnostic[] {
  if (feedback === undefined || feedback === false) return []
  const { endpoint, issues } = feedback
  const found: Diagnostic[] = []
  if (endpoint !== undefined && !isHttps(endpoint) && !isSitePath(endpoint)) {
    const hint = 'Write an address that begins with https://, or a path of the site that begins with one slash.'
    found.push(configFinding(source, 'endpoint', `“feedback.endpoint” is “${endpoint}”.`, hint))
  }
  if (issues !== undefined && !isHttps(issues)) {
    const hint = 'Write an address that begins with https://.'
    found.push(configFinding(source, 'issues', `“feedback.issues” is “${issues}”.`, hint))
  }
  return found
}
