import type { SiteService } from './services.ts'
import type { ConsentCategory } from './third-party.ts'

interface CategoryText {
  label: string
  purpose: string
}

/** What readers are told of each category, in the order in which they are asked. */
export const consentCategories: Readonly<Record<ConsentCategory, CategoryText>> = {
  analytics: { label: 'Analytics', purpose: 'Counts which pages are read, so that we know which ones to improve.' },
  recording: { label: 'Session recording', purpose: 'Records clicks and scrolling, to see where readers get stuck.' },
  marketing: { label: 'Marketing', purpose: 'Recognizes you on other sites and in emails.' },
  support: { label: 'Support chat', purpose: 'Shows a chat with our support team.' },
}

/** A reader's choice, as it is stored. */
export interface Consent {
  /** What was asked: another question is a new one. */
  version: string
  /** When the reader chose, in ISO 8601. */
  at: string
  accepted: readonly ConsentCategory[]
}

/** Categories that the services of a site need. */
export function neededCategories(services: readonly SiteService[]): ConsentCategory[] {
  const needed = new Set(services.flatMap(({ service }) => service.categories))
  return (Object.keys(consentCategories) as ConsentCategory[]).filter((category) => needed.has(category))
}

/** Names what readers are asked: it changes with the services of a site, and when the site says so. */
export function consentVersion(services: readonly SiteService[], version = '1'): string {
  return [version, ...services.map(({ name }) => name)].join(' ')
}

/** The stored choice, when it is an answer to the present question. A storage may hold anything. */
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

/** Names of those cookies that services have set. `cookies` is what a document says of its cookies. */
export function cookiesOf(services: readonly SiteService[], cookies: string): string[] {
  const prefixes = services.flatMap(({ service }) => service.cookies)
  return cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
}
