import type { ColorMode, ColorModeConfig } from '#lib/config/site-config.ts'

/** Storage key of the reader's choice. @see specification, section 9 */
export const themeKey = 'theme'

const cycle: Readonly<Record<ColorMode, ColorMode>> = { light: 'dark', dark: 'system', system: 'light' }

/**
 * The mode after the shown one.
 * @example nextMode('dark', { respectSystem: true }) → 'system'
 * @example nextMode('dark', { respectSystem: false }) → 'light'
 */
export function nextMode(mode: ColorMode, { respectSystem }: Pick<ColorModeConfig, 'respectSystem'>): ColorMode {
  if (respectSystem) return cycle[mode]
  return mode === 'dark' ? 'light' : 'dark'
}
