import { type Consent, consentVersion, neededCategories } from '#lib/third-parties/consent.ts'
import { acceptedServices, siteServices } from '#lib/third-parties/services.ts'
import type { ConsentCategory } from '#lib/third-parties/third-party.ts'
import { declinesTracking, recallConsent, rememberConsent } from './consent-memory.ts'
import { askConsent, reopenConsent } from './open-consent.tsx'
import { startServices, tellServices, withdrawServices } from './run-services.ts'
import type { ThirdPartySettings } from './third-party-settings.ts'

/**
 * Runs the accepted services on a page, and asks a reader who has not chosen yet. Called for every page, including
 * those after client navigations.
 */
export function servePage(text: string, signal: AbortSignal): void {
  const settings = JSON.parse(text) as ThirdPartySettings
  const services = siteServices(settings.services)
  const version = consentVersion(services, settings.version)
  const acceptedBy = (consent: Consent | undefined) => acceptedServices(services, consent?.accepted ?? [])

  const choose = (accepted: readonly ConsentCategory[]) => {
    rememberConsent({ version, at: new Date().toISOString(), accepted })
    const servicesToRun = acceptedServices(services, accepted)
    startServices(servicesToRun)
    return { needsReload: withdrawServices(services.filter((service) => !servicesToRun.includes(service))) }
  }
  const question = { services, categories: neededCategories(services), policy: settings.policy, choose }

  const consent = recallConsent(version)
  tellServices(acceptedBy(consent))
  startServices(acceptedBy(consent))
  if (consent === undefined && !declinesTracking()) askConsent(question)
  document
    .querySelector<HTMLElement>('.consent-open')
    ?.addEventListener(
      'click',
      ({ currentTarget }) =>
        reopenConsent(question, recallConsent(version)?.accepted ?? [], currentTarget as HTMLElement),
      { signal },
    )
}
