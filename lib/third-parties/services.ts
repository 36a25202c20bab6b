import type { ThirdPartiesConfig } from '../config/site-config.ts'
import { googleAnalytics } from './services/google-analytics.ts'
import { googleTagManager } from './services/google-tag-manager.ts'
import { hotjar } from './services/hotjar.ts'
import { hubspot } from './services/hubspot.ts'
import { intercom } from './services/intercom.ts'
import { tealium } from './services/tealium.ts'
import type { ConsentCategory, ThirdParty } from './services/third-party.ts'

export type ServiceName = keyof ThirdPartiesConfig

/** All supported services. @see specification, section 7.1, “Third-party services integrated” */
export const thirdParties: Readonly<Record<ServiceName, ThirdParty>> = {
  googleAnalytics,
  googleTagManager,
  tealium,
  hotjar,
  hubspot,
  intercom,
}

/** A service of a site. */
export interface SiteService {
  name: ServiceName
  id: string
  service: ThirdParty
}

/** The services in a site's configuration, in the order above. */
export function siteServices(ids: ThirdPartiesConfig): SiteService[] {
  return (Object.keys(thirdParties) as ServiceName[]).flatMap((name) => {
    const id = ids[name]
    return id === undefined ? [] : [{ name, id, service: thirdParties[name] }]
  })
}

/** The services that may load if these categories are accepted. */
export function acceptedServices(
  services: readonly SiteService[],
  accepted: readonly ConsentCategory[],
): SiteService[] {
  return services.filter(({ service }) => service.categories.every((category) => accepted.includes(category)))
}
