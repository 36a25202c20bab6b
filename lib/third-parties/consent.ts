import type { SiteService } from './services.ts'
import type { ConsentCategory } from './third-party.ts'

interface CategoryText {
  label: string
  purpose: string
}

/** Texts for each category, in the order of the dialog. */
export const consentCategories: Readonly<Record<ConsentCategory, CategoryText>> = {
  analytics: { label: 'Analytics', purpose: 'Counts which pages are read, so that we know which ones to improve.' },
  recording: { label: 'Session recording', purpose: 'Records clicks and scrolling, to see where readers get stuck.' },
  marketing: { label: 'Marketing', purpose: 'Recognizes you on other sites and in emails.' },
  support: { label: 'Support chat', purpose: 'Shows a chat with our support team.' },
}

/** A reader's stored choice. */
export interface Consent {
  /** Version of the question. The reader is asked again when it changes. */
  version: string
  /** Time of the choice, in ISO 8601. */
  at: string
  accepted: readonly ConsentCategory[]
}

/** Categories of the site's services. */
export function neededCategories(services: readonly SiteService[]): ConsentCategory[] {
  const needed = new Set(services.flatMap(({ service }) => service.categories))
  return (Object.keys(consentCategories) as ConsentCategory[]).filter((category) => needed.has(category))
}

/** Version of the question. It changes with the site's services and with the version in its configuration. */
export function consentVersion(services: readonly SiteService[], version = '1'): string {
  return [version, ...services.map(({ name }) => name)].join(' ')
}

/** Parses a stored choice; undefined if it is malformed or for another version of the question. */
export function readConsent(stored: string | null, version: string): Consent | undefined {
  try {
    const consent = JSON.parse(stored ?? 'null') as Partial<Consent> | null
    if (consent?.version !== version || typeof consent.at !== 'string' || !Array.isArray(consent.accepted))
      return undefined
    const accepted = consent.accepted.filter((category) => Object.hasOwn(consentCategories, category))
    return { version, at: consent.at, accepted }
  } catch {
    return undefined
  }
}

/** Names of the cookies that services have set. @param cookies value of `document.cookie` */
export function cookiesOf(services: readonly SiteService[], cookies: string): string[] {
  const prefixes = services.flatMap(({ service }) => service.cookies)
  return cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
}
