import { configFinding } from '../config/config-finding.ts'
import type { ImagesConfig, SiteConfig } from '../config/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

export type ImageSettings = Required<ImagesConfig>

/** What holds where a site says nothing. @see specification, section 9, “Responsive images” */
export const defaultImageSettings: ImageSettings = { quality: 70, minWidth: 300, maxWidth: 1000, steps: 7 }

const limits: Readonly<Record<keyof ImageSettings, readonly [min: number, max: number]>> = {
  quality: [1, 100],
  minWidth: [16, 4000],
  maxWidth: [16, 4000],
  steps: [1, 20],
}

/** The settings of a site, with a default for each that it does not name. */
export function imageSettings({ images }: Pick<SiteConfig, 'images'>): ImageSettings {
  return { ...defaultImageSettings, ...images }
}

/** Settings that no picture could be made with. `source` is the text of the configuration. */
export function checkImageSettings(config: Pick<SiteConfig, 'images'>, source: string): Diagnostic[] {
  const settings = imageSettings(config)
  const found = (Object.keys(limits) as (keyof ImageSettings)[]).flatMap((key) => {
    const [min, max] = limits[key]
    const value = settings[key]
    if (Number.isInteger(value) && value >= min && value <= max) return []
    return [configFinding(source, key, `“images.${key}” is ${value}.`, `Write a whole number from ${min} to ${max}.`)]
  })
  if (found.length > 0 || settings.minWidth <= settings.maxWidth) return found
  return [
    configFinding(
      source,
      'minWidth',
      `“images.minWidth” is ${settings.minWidth}, more than “images.maxWidth”, ${settings.maxWidth}.`,
      'Make the narrowest picture narrower than the widest.',
    ),
  ]
}
