import { type Consent, readConsent } from '#lib/third-parties/consent.ts'
import { recall, remember, siteKey } from '../browser-storage.ts'

const consentKey = () => siteKey('consent')

/** The reader's stored choice, if it is for the current question. */
export function recallConsent(version: string): Consent | undefined {
  return readConsent(recall(consentKey()), version)
}

export function rememberConsent(consent: Consent): void {
  remember(consentKey(), JSON.stringify(consent))
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
