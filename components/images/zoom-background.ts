import type { SiteConfig } from '#lib/config/site-config.ts'

/**
 * Color of the backdrop behind an enlarged image, for both themes. CSS selects one, so the backdrop follows a theme
 * change while the image is open. Undefined for a site without zoom.
 * @see specification, section 9, “Image zoom”
 */
export function zoomBackground({ zoom }: Pick<SiteConfig, 'zoom'>): string | undefined {
  return zoom && `light-dark(${zoom.background.light}, ${zoom.background.dark})`
}
