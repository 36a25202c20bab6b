import { configDiagnostic } from '../config/config-diagnostic.ts'
import type { SiteConfig } from '../config/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/**
 * Reports a background of card images that does not exist, or whose format cannot be drawn.
 * @param exists whether there is a file, by its path from the project's root
 */
export function checkCardBackground(
  { config: { cardImage }, text }: { config: Pick<SiteConfig, 'cardImage'>; text: string },
  exists: (file: string) => boolean,
): Diagnostic[] {
  const file = cardImage?.background
  if (file === undefined) return []
  const report = (message: string, hint: string) => [
    configDiagnostic(text, 'background', `cardImage: ${message}`, hint),
  ]
  if (!/\.(?:svg|png|jpe?g)$/i.test(file))
    return report(`“${file}” is not a picture.`, 'Use an SVG, PNG, or JPEG file.')
  return exists(file)
    ? []
    : report(`There is no file “${file}”.`, 'Add it, or correct its path from the project’s root.')
}
