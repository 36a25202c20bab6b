import { recall, remember, siteKey } from '../browser-storage.ts'

const key = () => siteKey('single-keys')

/**
 * Whether single-key shortcuts are on. Readers who use dictation or press keys by accident can turn them off.
 * @see WCAG 2.2, success criterion 2.1.4
 */
export function areSingleKeysOn(): boolean {
  return recall(key()) !== 'off'
}

export function setSingleKeys(areOn: boolean): void {
  remember(key(), areOn ? 'on' : 'off')
}
