import { siteBrand } from '../site-brand.ts'

/** Storage key of the switch. */
function singleKeysKey(brand: string): string {
  return `${brand}.single-keys`
}

let isOff = false

/**
 * Whether single-key shortcuts are on. Readers who use dictation or press keys by accident can turn them off.
 * @see WCAG 2.2, success criterion 2.1.4
 */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(singleKeysKey(siteBrand())) !== 'off'
  } catch {
    return !isOff
  }
}

export function setSingleKeys(areOn: boolean): void {
  isOff = !areOn
  try {
    localStorage.setItem(singleKeysKey(siteBrand()), areOn ? 'on' : 'off')
  } catch {
    // Storage may be blocked; the choice then lasts until the next full load.
  }
}
