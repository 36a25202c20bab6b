import { createHighlighterCore, type HighlighterCore, type LanguageRegistration } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { codeTheme, colorIndex } from './code-theme.ts'
import { jqGrammar } from './jq-grammar.ts'
import { type Grammar, highlightLanguages } from './languages.ts'
import type { Slots } from './slots.ts'

type GrammarModule = { default: LanguageRegistration[] }

const grammars: Readonly<Record<Grammar, () => Promise<GrammarModule>>> = {
  shellscript: () => import('shiki/langs/shellscript.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  groovy: () => import('shiki/langs/groovy.mjs'),
  hcl: () => import('shiki/langs/hcl.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  jq: async () => ({ default: [jqGrammar as unknown as LanguageRegistration] }),
  json: () => import('shiki/langs/json.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
}

/** The part of a Shiki highlighter that rehype-pretty-code uses. */
export interface PrettyCodeHighlighter {
  loadLanguage: (word: string) => Promise<void>
  codeToHtml: (code: string, options: { lang: string; meta?: { __raw?: string } }) => string
}

/** None: past a limit Shiki leaves the rest of a line plain, so a busy machine would build other pages than an idle one. */
const tokenizeTimeLimit = 0

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

interface Token {
  content: string
  color?: string
}

/** Neighbouring tokens of one colour become one element; blanks and default colours need none. */
function lineHtml(tokens: readonly Token[]): string {
  let html = ''
  let run = ''
  let current: number | undefined
  const flush = () => {
    if (run === '') return
    html += current === undefined ? escapeText(run) : `<span class="t${current}">${escapeText(run)}</span>`
    run = ''
  }
  for (const { content, color } of tokens) {
    const index = content.trim() === '' ? current : colorIndex(color)
    if (index !== current) {
      flush()
      current = index
    }
    run += content
  }
  flush()
  return html
}

function diffLines(meta: string, name: string): Set<number> {
  const match = new RegExp(`(?:^|\\s)${name}=([\\d,]+)`).exec(meta)
  return new Set(match?.[1]?.split(',').map(Number))
}

/**
 * A highlighter for rehype-pretty-code that tokenises once for both themes and hands over one slot per block or line
 * in place of token elements, so that no token is parsed, walked or serialised again.
 */
export function createPrettyCodeHighlighter(slots: Slots): PrettyCodeHighlighter {
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
      const grammar = highlightLanguages[word]
      loaded = await start()
      if (grammar === undefined || loaded.getLoadedLanguages().includes(grammar)) return
      const module = await grammars[grammar]()
      await loaded.loadLanguage(...module.default)
    },
    codeToHtml(code, { lang, meta }) {
      const raw = meta?.__raw ?? ''
      const grammar = highlightLanguages[lang]
      const lines =
        grammar === undefined || loaded === undefined
          ? code.split('\n').map(escapeText)
          : loaded.codeToTokensBase(code, { lang: grammar, theme: codeTheme.name, tokenizeTimeLimit }).map(lineHtml)
      const added = diffLines(raw, 'diffAdd')
      const removed = diffLines(raw, 'diffRemove')
      const perLine = raw.includes('showLineNumbers') || raw.includes('{') || added.size + removed.size > 0
      const body = perLine
        ? lines
            .map((html, index) => {
              const diff = added.has(index + 1)
                ? ' data-diff="add"'
                : removed.has(index + 1)
                  ? ' data-diff="remove"'
                  : ''
              return `<span class="line"${diff}>${slots.put(html)}</span>`
            })
            .join('\n')
        : slots.put(lines.join('\n'))
      return `<pre class="shiki" tabindex="0"><code>${body}</code></pre>`
    },
  }
}
