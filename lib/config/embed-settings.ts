import type { EmbedConfig, SiteConfig } from './site-config.ts'

/** The parameter value that shows a page without frame and navigation. */
export const embedValue = 'iframe'

export type EmbedSettings = Required<EmbedConfig>

/**
 * The global in which the head script of an embedded page stores the settings, the parameter before the origins. Only
 * scripts that such a page loads read it.
 */
export const embedGlobal = '__embed'
export type LeftSettings = readonly [parameter: string, ...allowedOrigins: string[]]

/**
 * The embedding settings, with their defaults.
 * @example embedSettings({ brand: 'slipway' }) → { parameter: 'slipway-embed', allowedOrigins: [] }
 */
export function embedSettings({ brand, embed }: Pick<SiteConfig, 'brand' | 'embed'>): EmbedSettings {
  return { parameter: `${brand}-embed`, allowedOrigins: [], ...embed }
}
