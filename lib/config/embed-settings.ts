import type { EmbedConfig, SiteConfig } from './site-config.ts'

/** Value of the parameter that shows a page without frame and navigation. */
export const embedValue = 'iframe'

export type EmbedSettings = Required<EmbedConfig>

/**
 * Where the head script of an embedded page leaves the settings, the parameter before the origins, for the scripts that only such a
 * page loads.
 */
export const embedGlobal = '__embed'
export type LeftSettings = readonly [parameter: string, ...allowedOrigins: string[]]

/**
 * The settings of embedding, with what they are by default.
 * @example embedSettings({ brand: 'slipway' }) → { parameter: 'slipway-embed', allowedOrigins: [] }
 */
export function embedSettings({ brand, embed }: Pick<SiteConfig, 'brand' | 'embed'>): EmbedSettings {
  return { parameter: `${brand}-embed`, allowedOrigins: [], ...embed }
}
