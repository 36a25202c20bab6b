import type { EmbedConfig, SiteConfig } from './site-config.ts'

/** Value of the parameter that shows a page without frame and navigation. */
export const embedValue = 'iframe'

export interface EmbedSettings extends Required<EmbedConfig> {
  /** What messages to a host say they come from. */
  source: string
}

/** Where the head script of an embedded page leaves its settings, for the scripts that only such a page loads. */
export const embedGlobal = 'embedSettings'

/**
 * The settings of embedding, with what they are by default.
 * @example embedSettings({ brand: 'slipway' }) → { parameter: 'slipway-embed', allowedOrigins: [], source: 'slipway-docs' }
 */
export function embedSettings({ brand, embed }: Pick<SiteConfig, 'brand' | 'embed'>): EmbedSettings {
  return { parameter: `${brand}-embed`, allowedOrigins: [], source: `${brand}-docs`, ...embed }
}
