import { createHighlighterCore, type HighlighterCore, type LanguageRegistration } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { grammars, languageOf } from '../languages/languages.ts'
import { codeTheme, colorIndex } from './code-theme.ts'
import { type CodeRun, holdStart, keepValues, keepWords } from './fit-code.ts'
import type { Slots } from './slots.ts'

/** Tells the highlighter where the tokens of a page go. rehype-pretty-code passes transformers on as they are. */
export interface SlotTransformer {
  name: 'slots'
  putSlot: Slots['put']
  /** Whether lines get what they need to wrap well, in code that no script changes. */
  fits: boolean
}

export const slotTransformer = (putSlot: Slots['put'], fits: boolean): SlotTransformer => ({
  name: 'slots',
  putSlot,
  fits,
})

interface HighlightOptions {
  lang: string
  meta?: { __raw?: string }
  transformers: readonly [SlotTransformer]
}

/** The part of a Shiki highlighter that rehype-pretty-code uses. */
export interface PrettyCodeHighlighter {
  loadLanguage: (word: string) => Promise<void>
  codeToHtml: (code: string, options: HighlightOptions) => string
}

/** No limit: past it, Shiki leaves the rest of a line plain, so the output would depend on the machine's load. */
const tokenizeTimeLimit = 0

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

interface Token {
  content: string
  color?: string
}

/** Merges adjacent tokens of the same color. */
function runsOf(tokens: readonly Token[]): CodeRun[] {
  const runs: CodeRun[] = []
  for (const { content, color } of tokens) {
    const last = runs.at(-1)
    const index = content.trim() === '' ? last?.color : colorIndex(color)
    if (last !== undefined && last.color === index) last.text += content
    else runs.push({ text: content, color: index })
  }
  return runs
}

/** Spaces and the default color need no element. */
function runHtml({ text, color, kept }: CodeRun): string {
  if (text === '') return ''
  const classes = [color === undefined ? [] : `t${color}`, kept ?? []].flat().join(' ')
  return classes === '' ? escapeText(text) : `<span class="${classes}">${escapeText(text)}</span>`
}

const htmlOf = (runs: readonly CodeRun[]) => runs.map(runHtml).join('')

/** How runs are marked that stay on one line, and whether the first word of a line holds its indentation. */
interface Look {
  keeps: ((runs: readonly CodeRun[]) => CodeRun[]) | undefined
  holds: boolean
}

function lineHtml(tokens: readonly Token[], { keeps, holds }: Look): string {
  const runs = keeps === undefined ? runsOf(tokens) : keeps(runsOf(tokens))
  if (!holds) return htmlOf(runs)
  const { start, rest } = holdStart(runs)
  const held = start.length === 0 ? '' : `<span class="start">${htmlOf(start)}</span>`
  return held + htmlOf(rest)
}

function diffLines(meta: string, name: string): Set<number> {
  const match = new RegExp(`(?:^|\\s)${name}=([\\d,]+)`).exec(meta)
  return new Set(match?.[1]?.split(',').map(Number))
}

/**
 * A highlighter for rehype-pretty-code that tokenizes once for both themes and returns one slot per block or line
 * instead of token elements, so tokens aren't parsed, walked, or serialized again.
 * @param otherGrammar loads the grammar of a language that is not one of the engine's own, by its name in Shiki
 */
export function createPrettyCodeHighlighter(
  otherGrammar: (name: string) => Promise<{ default: LanguageRegistration[] }> | undefined = () => undefined,
): PrettyCodeHighlighter {
  let core: Promise<HighlighterCore> | undefined
  let loaded: HighlighterCore | undefined
  const start = () => {
    core ??= createHighlighterCore({
      themes: [codeTheme],
      langs: [],
      engine: createJavaScriptRegexEngine({ forgiving: true }),
    })
    return core
  }
  return {
    async loadLanguage(word) {
      const language = languageOf(word)
      loaded = await start()
      if (loaded.getLoadedLanguages().includes(language ?? word)) return
      const module = await (language === undefined ? otherGrammar(word) : grammars[language]())
      if (module !== undefined) await loaded.loadLanguage(...module.default)
    },
    codeToHtml(code, { lang, meta, transformers }) {
      const [{ putSlot, fits }] = transformers
      const raw = meta?.__raw ?? ''
      const language = languageOf(lang) ?? lang
      const tokens: readonly Token[][] =
        loaded?.getLoadedLanguages().includes(language) === true
          ? loaded.codeToTokensBase(code, { lang: language, theme: codeTheme.name, tokenizeTimeLimit })
          : code.split('\n').map((content) => [{ content }])
      // Words of commands stay whole, because those wrap everywhere.
      const keeps = fits ? (language === 'shell' ? keepWords : keepValues) : undefined
      const look = { keeps, holds: fits }
      const lines = tokens.map((line) => lineHtml(line, look))
      const added = diffLines(raw, 'diffAdd')
      const removed = diffLines(raw, 'diffRemove')
      // A text that speaks of marked lines needs all of them.
      const isMarked = raw.includes('{') || added.size + removed.size > 0
      const perLine = raw.includes('showLineNumbers') || isMarked
      const body = perLine
        ? lines
            .map((html, index) => {
              const diff = added.has(index + 1)
                ? ' data-diff="add"'
                : removed.has(index + 1)
                  ? ' data-diff="remove"'
                  : ''
              return `<span class="line"${diff}>${putSlot(html)}</span>`
            })
            .join('\n')
        : putSlot(lines.join('\n'))
      const count = ` data-lines="${lines.length}"${isMarked ? ' data-marked' : ''}`
      return `<pre class="shiki" tabindex="0"${count}><code>${body}</code></pre>`
    },
  }
}
