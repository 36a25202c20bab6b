import type { ConsentConfig, SiteConfig, ThirdPartiesConfig } from '#lib/config/site-config.ts'
import { publicHref } from '#lib/pages/public-href.ts'

/** Settings of third-party services for scripts in the browser. */
export interface ThirdPartySettings extends ConsentConfig {
  services: ThirdPartiesConfig
}

/** The settings as JSON; undefined for a site without services. */
export function thirdPartySettings({
  thirdParties = {},
  consent = {},
}: Pick<SiteConfig, 'thirdParties' | 'consent'>): string | undefined {
  if (Object.values(thirdParties).every((id) => id === undefined)) return undefined
  const { policy } = consent
  const settings = {
    services: thirdParties,
    ...consent,
    ...(policy?.startsWith('/') ? { policy: publicHref(policy) } : {}),
  }
  return JSON.stringify(settings satisfies ThirdPartySettings)
}
