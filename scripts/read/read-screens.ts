import type { LabelInput } from '#lib/checks/interface-labels.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { labelsFile } from '#lib/screens/labels-file.ts'
import { readNavigationSets, readScreen, readScreenData } from '#lib/screens/read-screen.ts'
import { labelsPath, navigationPath, screenName } from '#lib/screens/screen-path.ts'
import { usedLabels } from '#lib/screens/used-labels.ts'
import { memoizeByName, memoizeLast } from '../disk/memoize-last.ts'

export interface ReadScreens {
  /** Paths below content/. */
  files: string[]
  labels: LabelInput['labels']
  /** The words of the product's interface in each file. */
  used: LabelInput['screens']
  diagnostics: Diagnostic[]
}

interface ScreenFiles {
  /** Paths of all files below content/. */
  files: readonly string[]
  textOf: (name: string) => string | undefined
}

/** Creates a reader of screens that reads one again only when it has changed. */
export function createScreenReader(): (input: ScreenFiles, tokens: Tokens) => ReadScreens {
  const readSets = memoizeLast((text: string | undefined, tokens: Tokens) =>
    readNavigationSets(`content/${navigationPath}`, text, tokens),
  )
  const readLabels = memoizeLast((text: string | undefined, tokens: Tokens) =>
    text === undefined
      ? { data: undefined, diagnostics: [] }
      : readScreenData(`content/${labelsPath}`, text, labelsFile, tokens),
  )
  const read = memoizeByName((path, text: string, sets: ReturnType<typeof readSets>, tokens: Tokens) => {
    const { diagnostics } = readScreen(`content/${path}`, text, sets.data ?? {}, tokens)
    return { diagnostics, labels: usedLabels(text, tokens) }
  })
  const readWords = memoizeLast((text: string, tokens: Tokens) => usedLabels(text, tokens))

  return ({ files, textOf }, tokens) => {
    const screens = files.filter((path) => screenName(path) !== undefined)
    const navigation = textOf(navigationPath)
    const sets = readSets(navigation, tokens)
    const labels = readLabels(textOf(labelsPath), tokens)
    const all = screens.map((path) => ({ path, ...read(path, textOf(path) ?? '', sets, tokens) }))
    return {
      files: screens,
      labels: labels.data,
      used: [
        { file: `content/${navigationPath}`, labels: readWords(navigation ?? '', tokens) },
        ...all.map(({ path, labels: used }) => ({ file: `content/${path}`, labels: used })),
      ],
      diagnostics: [...sets.diagnostics, ...labels.diagnostics, ...all.flatMap(({ diagnostics }) => diagnostics)],
    }
  }
}
