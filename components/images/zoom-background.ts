import type { SiteConfig } from '#lib/config/site-config.ts'

/**
 * Color of the backdrop behind an enlarged picture, in both themes at once: CSS chooses, so that it follows a change
 * while the picture is open. Undefined for a site without zoom.
 * @see specification, section 9, “Image zoom”
 */
export function zoomBackground({ zoom }: Pick<SiteConfig, 'zoom'>): string | undefined {
  return zoom && `light-dark(${zoom.background.light}, ${zoom.background.dark})`
}
