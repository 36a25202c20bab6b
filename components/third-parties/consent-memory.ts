import { type Consent, readConsent } from '#lib/third-parties/consent.ts'
import { siteBrand } from '../site-brand.ts'

/** Storage key of a reader's choice. */
function consentKey(brand: string): string {
  return `${brand}.consent`
}

let unstored: Consent | undefined

/** The reader's stored choice, if it is for the current question. */
export function recallConsent(version: string): Consent | undefined {
  try {
    return readConsent(localStorage.getItem(consentKey(siteBrand())), version)
  } catch {
    return unstored
  }
}

export function rememberConsent(consent: Consent): void {
  unstored = consent
  try {
    localStorage.setItem(consentKey(siteBrand()), JSON.stringify(consent))
  } catch {
    // Storage may be blocked; the choice then lasts until the next full load.
  }
}

/**
 * Whether the browser signals that the reader doesn't want tracking, which counts as declining.
 * @see W3C, “Global Privacy Control”
 */
export function declinesTracking(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as {
    globalPrivacyControl?: boolean
    doNotTrack?: string | null
  }
  return globalPrivacyControl === true || doNotTrack === '1'
}
