import { describe, expect, test } from 'vitest'
import type { ColorMode } from '#lib/config/site-config.ts'
import { modeAfterPress, nextMode, themeKey } from './enhance-theme-switch.ts'

/** The modes after each press of the switch. */
function modesFrom(start: ColorMode, respectSystem: boolean, count: number): ColorMode[] {
  const modes = [start]
  while (modes.length <= count) modes.push(nextMode(modes.at(-1) ?? start, { respectSystem }))
  return modes
}

describe('the color mode, specification section 4', () => {
  test('cycles light → dark → system → light if the system is respected', () => {
    expect(modesFrom('light', true, 3)).toEqual(['light', 'dark', 'system', 'light'])
    expect(modesFrom('dark', true, 3)).toEqual(['dark', 'system', 'light', 'dark'])
    expect(modesFrom('system', true, 3)).toEqual(['system', 'light', 'dark', 'system'])
  })

  test('toggles between dark and light if it is not', () => {
    expect(modesFrom('dark', false, 2)).toEqual(['dark', 'light', 'dark'])
    expect(modesFrom('light', false, 2)).toEqual(['light', 'dark', 'light'])
  })

  test('leaves a remembered “system” if the system is no longer respected', () => {
    expect(modesFrom('system', false, 3)).toEqual(['system', 'dark', 'light', 'dark'])
  })

  test('first changes to what isn’t shown, and then cycles', () => {
    const first = (isSystemDark: boolean, visit = {}) =>
      modeAfterPress('system', { respectSystem: true, hasChosen: false, isSystemDark, ...visit })
    expect([first(false), first(true)]).toEqual(['dark', 'light'])
    expect([first(false, { hasChosen: true }), first(true, { hasChosen: true })]).toEqual(['light', 'light'])
    expect([first(false, { respectSystem: false }), first(true, { respectSystem: false })]).toEqual(['dark', 'dark'])
    expect(modeAfterPress('dark', { respectSystem: true, hasChosen: false, isSystemDark: false })).toBe('system')
  })

  test('is remembered under “theme”', () => {
    expect(themeKey).toBe('theme')
  })
})
