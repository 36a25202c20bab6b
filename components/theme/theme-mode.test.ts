import { describe, expect, test } from 'vitest'
import type { ColorMode } from '#lib/config/site-config.ts'
import { nextMode, themeKey } from './theme-mode.ts'

/** The modes that a reader meets who presses the switch again and again. */
function modesFrom(start: ColorMode, respectSystem: boolean, count: number): ColorMode[] {
  const modes = [start]
  while (modes.length <= count) modes.push(nextMode(modes.at(-1) ?? start, { respectSystem }))
  return modes
}

describe('the color mode, specification section 4', () => {
  test('cycles light → dark → system → light where the system is respected', () => {
    expect(modesFrom('light', true, 3)).toEqual(['light', 'dark', 'system', 'light'])
    expect(modesFrom('dark', true, 3)).toEqual(['dark', 'system', 'light', 'dark'])
    expect(modesFrom('system', true, 3)).toEqual(['system', 'light', 'dark', 'system'])
  })

  test('toggles between dark and light where it is not', () => {
    expect(modesFrom('dark', false, 2)).toEqual(['dark', 'light', 'dark'])
    expect(modesFrom('light', false, 2)).toEqual(['light', 'dark', 'light'])
  })

  test('leaves a remembered “system” behind where the system is no longer respected', () => {
    expect(modesFrom('system', false, 3)).toEqual(['system', 'dark', 'light', 'dark'])
  })

  test('is remembered under “theme”', () => {
    expect(themeKey).toBe('theme')
  })
})
