import { configDiagnostic } from '../config/config-diagnostic.ts'
import type { ImagesConfig, SiteConfig } from '../config/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

export type ImageSettings = Required<ImagesConfig>

/** Defaults for settings that a site does not set. @see specification, section 9, “Responsive images” */
export const defaultImageSettings: ImageSettings = { quality: 70, minWidth: 300, maxWidth: 1000, steps: 7 }

const limits: Readonly<Record<keyof ImageSettings, readonly [min: number, max: number]>> = {
  quality: [1, 100],
  minWidth: [16, 4000],
  maxWidth: [16, 4000],
  steps: [1, 20],
}

/** A site's settings, with a default for each that it does not set. */
export function imageSettings({ images }: Pick<SiteConfig, 'images'>): ImageSettings {
  return { ...defaultImageSettings, ...images }
}

/** Reports settings with which images cannot be encoded. `source` is the text of the configuration. */
export function checkImageSettings(config: Pick<SiteConfig, 'images'>, source: string): Diagnostic[] {
  const settings = imageSettings(config)
  const rangeDiagnostics = (Object.keys(limits) as (keyof ImageSettings)[]).flatMap((key) => {
    const [min, max] = limits[key]
    const value = settings[key]
    if (Number.isInteger(value) && value >= min && value <= max) return []
    return [
      configDiagnostic(source, key, `“images.${key}” is ${value}.`, `Write a whole number from ${min} to ${max}.`),
    ]
  })
  if (rangeDiagnostics.length > 0 || settings.minWidth <= settings.maxWidth) return rangeDiagnostics
  return [
    configDiagnostic(
      source,
      'minWidth',
      `“images.minWidth” is ${settings.minWidth}, more than “images.maxWidth”, ${settings.maxWidth}.`,
      'Make the narrowest picture narrower than the widest.',
    ),
  ]
}
