import type { ImagesConfig, SiteConfig } from '../config/site-config.ts'

export type ImageSettings = Required<ImagesConfig>

/** Defaults for settings that a site does not set. @see specification, section 9, “Responsive images” */
export const defaultImageSettings: ImageSettings = { quality: 70, minWidth: 300, maxWidth: 1000, steps: 7 }

/** A site's settings, with a default for each that it does not set. */
export function imageSettings({ images }: Pick<SiteConfig, 'images'>): ImageSettings {
  return { ...defaultImageSettings, ...images }
}

/**
 * The widths in which an image is published, in pixels, evenly spaced from narrowest to widest. Images are never
 * enlarged: for an image narrower than the widest step, the last width is its own.
 * @example imageWidths({ minWidth: 300, maxWidth: 1000, steps: 7 }, 1600) → [300, 417, 533, 650, 767, 883, 1000]
 * @example imageWidths({ minWidth: 300, maxWidth: 1000, steps: 7 }, 500) → [300, 417, 500]
 * @see specification, section 9, “Responsive images”
 */
export function imageWidths(
  { minWidth, maxWidth, steps }: Pick<ImageSettings, 'minWidth' | 'maxWidth' | 'steps'>,
  ownWidth: number,
): number[] {
  const all = Array.from({ length: steps }, (_, step) =>
    steps === 1 ? maxWidth : Math.round(minWidth + ((maxWidth - minWidth) * step) / (steps - 1)),
  )
  const narrower = [...new Set(all)].filter((width) => width < ownWidth)
  return ownWidth <= maxWidth ? [...narrower, ownWidth] : narrower
}
