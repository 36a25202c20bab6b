import { defaultLogo } from '../config/complete-config.ts'
import { configDiagnostic } from '../config/config-diagnostic.ts'
import type { SiteConfig } from '../config/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/**
 * Reports a logo that does not exist. The default one is the engine’s. It may be missing from the configuration while that
 * is being edited.
 * @param source text of the configuration
 */
export function checkLogo(
  { logo }: Partial<Pick<SiteConfig, 'logo'>>,
  source: string,
  exists: (path: string) => boolean,
): Diagnostic[] {
  if (logo === undefined || logo === defaultLogo || exists(logo)) return []
  const hint = `Add the logo as an SVG file ${logo}, or correct the path.`
  return [configDiagnostic(source, 'logo', `There is no file ${logo}.`, hint)]
}
