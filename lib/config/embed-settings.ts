import type { EmbedConfig, SiteConfig } from './site-config.ts'

/** Value of the parameter that shows a page without frame and navigation. */
export const embedValue = 'iframe'

export type EmbedSettings = Required<EmbedConfig>

/**
 * The settings of embedding, with what they are by default.
 * @example embedSettings({ brand: 'slipway' }) → { parameter: 'slipway-embed', allowedOrigins: [] }
 */
export function embedSettings({ brand, embed }: Pick<SiteConfig, 'brand' | 'embed'>): EmbedSettings {
  return { parameter: `${brand}-embed`, allowedOrigins: [], ...embed }
}
