import { type Consent, consentVersion, neededCategories } from '#lib/third-parties/consent.ts'
import { acceptedServices, siteServices } from '#lib/third-parties/services.ts'
import type { ConsentCategory } from '#lib/third-parties/third-party.ts'
import { type ConsentDialog, createConsentDialog } from './consent-dialog.ts'
import { declinesTracking, recallConsent, rememberConsent } from './consent-memory.ts'
import { startServices, tellServices, withdrawServices } from './run-services.ts'
import type { ThirdPartySettings } from './third-party-settings.ts'

let dialog: ConsentDialog | undefined

/**
 * Serves a page with the services that its reader has accepted, and asks a reader who has not chosen. Called again for
 * each page, also within one document.
 */
export function servePage(text: string, signal: AbortSignal): void {
  const settings = JSON.parse(text) as ThirdPartySettings
  const services = siteServices(settings.services)
  const version = consentVersion(services, settings.version)
  const acceptedBy = (consent: Consent | undefined) => acceptedServices(services, consent?.accepted ?? [])

  const choose = (accepted: readonly ConsentCategory[]) => {
    rememberConsent({ version, at: new Date().toISOString(), accepted })
    const wanted = acceptedServices(services, accepted)
    startServices(wanted)
    return { needsReload: withdrawServices(services.filter((service) => !wanted.includes(service))) }
  }
  dialog ??= createConsentDialog({ services, categories: neededCategories(services), policy: settings.policy, choose })

  const consent = recallConsent(version)
  tellServices(acceptedBy(consent))
  startServices(acceptedBy(consent))
  if (consent === undefined && !declinesTracking()) dialog.ask()
  document
    .querySelector<HTMLElement>('.consent-open')
    ?.addEventListener(
      'click',
      ({ currentTarget }) => dialog?.reopen(recallConsent(version)?.accepted ?? [], currentTarget as HTMLElement),
      { signal },
    )
}
