import { configFinding } from '../config/config-finding.ts'
import type { SiteConfig } from '../config/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { type ServiceName, thirdParties } from './services.ts'

/** Services that the engine does not know, and ids that are none. `source` is the text of the configuration. */
export function checkThirdParties(
  { thirdParties: ids = {} }: Pick<SiteConfig, 'thirdParties'>,
  source: string,
): Diagnostic[] {
  return Object.entries(ids).flatMap(([name, id]) => {
    const service = Object.hasOwn(thirdParties, name) ? thirdParties[name as ServiceName] : undefined
    if (service === undefined) {
      const names = Object.keys(thirdParties)
      const hint = didYouMean(name, names) ?? `Name one of ${names.join(', ')}.`
      return [configFinding(source, name, `“thirdParties.${name}” is not a service that the site can load.`, hint)]
    }
    if (id === undefined || (typeof id === 'string' && service.idPattern.test(id))) return []
    const message = `“thirdParties.${name}” is “${id}”, which is no id of ${service.label}.`
    return [configFinding(source, name, message, `An id looks like “${service.idExample}”.`)]
  })
}
