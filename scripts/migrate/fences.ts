import type { Code } from 'mdast'
import { addedLanguage, bundledLanguage } from '#lib/languages/bundled-languages.ts'
import { allLanguages, languageInstead, languageOf } from '#lib/languages/languages.ts'
import { renderDiagram } from '#lib/markdown/diagram.ts'
import { extractLineMarks } from '#lib/markdown/line-marks.ts'
import { findSyntaxDiagnostics } from '#lib/samples/find-syntax-diagnostics.ts'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import { packageManagers, withManager } from './package-managers.ts'

/** The first line of a code block on this engine. */
interface NewFence {
  line: string
  /** What was lost, if anything. */
  loss?: { message: string; hint: string }
}

/** The marks that open a code block, and close it. @param line its opening line */
export const fenceMarks = (line: string): string | undefined => /^(?:`{3,}|~{3,})/.exec(line)?.[0]

/** What a sample gets that the engine's parser rejects: it keeps its colors. */
const unchecked = 'unchecked="It isn’t valid on its own, and was carried over as it is."'

const metaPattern =
  /title=(?:"([^"]*)"|'([^']*)'|(\S+))|\[([^\]]+)\]|showLineNumbers(?:=?\{?(\d+)\}?)?|\{[\d,\s-]+\}|\S+/g

const titled = (title: string) => `title="${title.replaceAll('"', '”')}"`

/**
 * The words after the language that mean the same here, and those that mean nothing.
 * @param isInGroup whether the code is one of several variants, whose names other engines write without “title=”
 */
function newMeta(meta: string, isInGroup: boolean): { words: string[]; unknown: string[] } {
  const words: string[] = []
  const unknown: string[] = []
  for (const [word, double, single, bare, bracketed, start] of meta.matchAll(metaPattern)) {
    const title = double ?? single ?? bare ?? bracketed
    if (title !== undefined) words.push(titled(title))
    else if (word.startsWith('showLineNumbers'))
      words.push(start === undefined ? 'showLineNumbers' : `showLineNumbers{${start}}`)
    else if (word.startsWith('{')) words.push(word)
    else unknown.push(word)
  }
  const hasTitle = words.some((word) => word.startsWith('title='))
  if (!isInGroup || hasTitle || unknown.length === 0) return { words, unknown }
  return { words: [titled(unknown.join(' ')), ...words], unknown: [] }
}

async function syntaxError(engines: SampleEngines, word: string, text: string): Promise<string | undefined> {
  const language = languageOf(word)
  if (language === undefined) return undefined
  const [error] = await findSyntaxDiagnostics(engines, language, extractLineMarks(text).code)
  return error?.message
}

/** What fences are read with. */
interface FenceReading {
  engines: SampleEngines
  /** Names in the site's `code.languages`. */
  languages: readonly string[]
}

/** The opening line of a code block as this engine reads it. @param line the line as it is */
export async function newFence(
  node: Code,
  line: string,
  { engines, languages }: FenceReading,
  isInGroup = false,
): Promise<NewFence> {
  const fence = fenceMarks(line) ?? '```'
  const lower = (node.lang ?? 'text').toLowerCase()
  const isKnown = allLanguages.includes(lower) || addedLanguage(lower, languages) !== undefined
  const word = isKnown ? lower : (languageInstead(lower) ?? 'text')
  const { words, unknown } = newMeta(node.meta ?? '', isInGroup)
  const write = (language: string, ...more: string[]) => [`${fence}${language}`, ...words, ...more].join(' ')
  const ignored =
    unknown.length === 0
      ? undefined
      : { message: `“${unknown.join(' ')}” after the language was removed.`, hint: 'It has no meaning here.' }
  if (word === 'mermaid') {
    const drawn = renderDiagram(node.value, 'm')
    if ('error' in drawn)
      return {
        line: write('text'),
        loss: {
          message: `The diagram can’t be drawn: ${drawn.error}`,
          hint: 'It is shown as text. Correct it, and write “mermaid” again.',
        },
      }
    return {
      line: write(word, 'alt="Diagram"'),
      loss: { message: 'A diagram got alt="Diagram".', hint: 'Write what it shows and why it matters.' },
    }
  }
  const error = await syntaxError(engines, word, node.value)
  if (error !== undefined)
    return {
      line: write(word, unchecked),
      loss: {
        message: `The ${word} sample isn’t valid, so it isn’t checked: ${error}`,
        hint: 'Correct it and remove “unchecked”, or write there why it is right.',
      },
    }
  if (word === 'text' && !['text', 'txt', 'plaintext', 'plain'].includes(lower)) {
    const id = bundledLanguage(lower)?.id
    const hint =
      id === undefined
        ? 'There are no colors for it.'
        : `For its colors, add “${id}” to “code.languages” in site.config.ts, and migrate again.`
    return {
      line: write(word),
      loss: { message: `“${lower}” isn’t a language of this site; the sample is shown as text.`, hint },
    }
  }
  return ignored === undefined ? { line: write(word) } : { line: write(word), loss: ignored }
}

/**
 * The lines of a group with a sample for each package manager, for a code block of npm's commands that asks for it with
 * “npm2yarn”. Undefined if it doesn't, or a command isn't known in all of them.
 * @param line the opening line of the code block as it is
 */
export async function managerFences(node: Code, line: string, reading: FenceReading): Promise<string[] | undefined> {
  if (!/\bnpm2yarn\b/.test(node.meta ?? '')) return undefined
  const mark = fenceMarks(line) ?? '```'
  const lines = [':::code-group sync="package-manager"']
  for (const name of packageManagers) {
    const code = name === 'npm' ? node.value : withManager(node.value, name)
    if (code === undefined) return undefined
    const { line: first } = await newFence({ ...node, meta: name, value: code }, line, reading, true)
    lines.push(first, ...code.split('\n'), mark)
  }
  return [...lines, ':::']
}
