import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import type { InterfaceLabels } from '../screens/labels-file.ts'
import { labelsPath } from '../screens/screen-path.ts'
import type { UsedLabel } from '../screens/used-labels.ts'
import type { CheckedPage } from './checked-site.ts'

export interface LabelInput {
  /** Undefined for a site without the file, whose labels are not checked. */
  labels: InterfaceLabels | undefined
  /** Screens and navigation sets with the words that they use. */
  screens: readonly { file: string; labels: readonly UsedLabel[] }[]
  pages: readonly { file: string; compiled: Pick<CheckedPage['compiled'], 'menuPaths'> }[]
}

const names = { button: 'a button', tab: 'a tab', heading: 'a heading of the navigation', item: 'an item' } as const

/** The allowed words for a label; undefined if any are allowed. */
function listFor({ kind, below }: UsedLabel, labels: InterfaceLabels): readonly string[] | undefined {
  if (kind === 'button') return labels.buttons
  if (kind === 'tab') return labels.tabs
  return kind === 'heading' ? labels.navigation : labels.sections[below ?? '']
}

/** Reports words in screens and menu paths that the product's interface does not have. */
export function checkInterfaceLabels({ labels, screens, pages }: LabelInput): Diagnostic[] {
  if (labels === undefined) return []
  const diagnostic = (
    file: string,
    { line, column }: { line: number; column: number },
    message: string,
    word: string,
    words: readonly string[],
    otherwise: string,
  ): Diagnostic => {
    const hint = didYouMean(word, words) ?? otherwise
    return { severity: 'error', code: 'unknown-label', file, line, column, message, hint }
  }
  const inScreens = screens.flatMap(({ file, labels: used }) =>
    used.flatMap((label) => {
      const list = listFor(label, labels)
      if (list === undefined || list.includes(label.text)) return []
      const what = label.kind === 'item' ? `an item of ${label.below}` : names[label.kind]
      const ownTextHint = 'If the text comes from an object, write { text: …, own: true }.'
      const message = `“${label.text}” is not ${what} in content/${labelsPath}.`
      return [diagnostic(file, label, message, label.text, list, ownTextHint)]
    }),
  )
  const inPages = pages.flatMap(({ file, compiled }) =>
    compiled.menuPaths.flatMap((path) => {
      const [top = '', section = ''] = path.steps
      const list = labels.sections[top]
      if (!labels.navigation.includes(top) || list === undefined || list.includes(section)) return []
      const message = `${top} has no “${section}” in content/${labelsPath}.`
      return [diagnostic(file, path, message, section, list, `It has: ${list.join(', ')}.`)]
    }),
  )
  return [...inScreens, ...inPages]
}
