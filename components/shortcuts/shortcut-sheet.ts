import './shortcut-sheet.css'
import { modKey } from './mod-key.ts'
import type { ShortcutGroup } from './shortcut.ts'
import { areSingleKeysOn, setSingleKeys } from './single-keys.ts'

function keyMarkup(key: string): string {
  return `<kbd>${key === 'Mod' ? modKey : key}</kbd>`
}

function groupMarkup({ title, shortcuts }: ShortcutGroup): string {
  const rows = shortcuts.map(
    ({ keys, otherKey, label, run }) =>
      `<div${run === undefined || keys.length > 1 ? '' : ' class="is-single"'}><dt>${label}</dt><dd>${keys.map(keyMarkup).join(' + ')}${otherKey === undefined ? '' : ` or ${keyMarkup(otherKey)}`}</dd></div>`,
  )
  return `<section><h3>${title}</h3><dl>${rows.join('')}</dl></section>`
}

function createSheet(groups: readonly ShortcutGroup[]): HTMLDialogElement {
  const sheet = document.createElement('dialog')
  sheet.className = 'shortcut-sheet'
  sheet.setAttribute('aria-labelledby', 'shortcut-sheet-title')
  sheet.innerHTML = `<h2 id="shortcut-sheet-title">Keyboard shortcuts</h2>
<button type="button" class="icon-button" aria-label="Close"><span class="mask-icon icon-close" aria-hidden="true"></span></button>
<div class="shortcut-groups">${groups.map(groupMarkup).join('')}</div>
<label><input type="checkbox"> Use single-key shortcuts</label>`
  const box = sheet.querySelector('input') as HTMLInputElement
  box.addEventListener('change', () => setSingleKeys(box.checked))
  sheet.addEventListener('click', ({ target }) => {
    // A click on the backdrop targets the dialog itself.
    if (target === sheet || (target as Element).closest('button') !== null) sheet.close()
  })
  sheet.addEventListener('close', () => sheet.remove())
  return sheet
}

/** Shows all shortcuts, with a switch for single-key shortcuts. */
export function openSheet(groups: readonly ShortcutGroup[]): void {
  if (document.querySelector('.shortcut-sheet') !== null) return
  const sheet = createSheet(groups)
  const box = sheet.querySelector('input') as HTMLInputElement
  box.checked = areSingleKeysOn()
  document.body.append(sheet)
  sheet.showModal()
}
