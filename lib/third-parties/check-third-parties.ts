import type { SettingDiagnostic } from '../config/config-diagnostic.ts'
import type { SiteConfig } from '../config/site-config.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { type ServiceName, thirdParties } from './services.ts'

/** Reports unknown services and invalid IDs. An ID becomes part of a script's URL. */
export function checkThirdParties({ thirdParties: ids = {} }: Pick<SiteConfig, 'thirdParties'>): SettingDiagnostic[] {
  return Object.entries(ids).flatMap(([name, id]) => {
    const [key, value] = [`thirdParties.${name}`, String(id)]
    const service = Object.hasOwn(thirdParties, name) ? thirdParties[name as ServiceName] : undefined
    if (service === undefined) {
      const names = Object.keys(thirdParties)
      const hint = didYouMean(name, names) ?? `Name one of ${names.join(', ')}.`
      return [{ value, message: `${key}: there is no such service.`, hint }]
    }
    if (id === undefined || (typeof id === 'string' && service.idPattern.test(id))) return []
    return [
      {
        value,
        message: `${key}: “${value}” is not an ID of ${service.label}.`,
        hint: `An ID looks like “${service.idExample}”.`,
      },
    ]
  })
}
