import { useEffect, useState } from 'react'
import { loadChunk } from '../failures/load-chunk.ts'
import { CopyButton } from './copy-button.tsx'

/** Letters of code that is colored: longer code would hold up the answer. */
const longestColored = 20_000

/** HTML of code in the site's colors; undefined until the highlighter has loaded, or if it can't be had. */
function useColors(language: string, text: string): string | undefined {
  const [html, setHtml] = useState<string>()
  useEffect(() => {
    if (language === '' || text.length > longestColored) return undefined
    let isCurrent = true
    loadChunk('code-colors', () => import('#lib/markdown/highlight-code.ts'))
      .then(({ loadHighlightCode }) => loadHighlightCode([language]))
      .then((highlight) => {
        if (isCurrent) setHtml(highlight(text, language))
      })
      .catch((error: unknown) => console.warn('Syntax highlighting could not be loaded.', error))
    return () => {
      isCurrent = false
    }
  }, [language, text])
  return html
}

/** A sample with more lines is cut, so that an answer can be read as a whole. */
const mostLines = 14

/** A code sample. Its lines scroll, so it must be focusable. */
export function CodeQuote({ language, text }: { language: string; text: string }) {
  const html = useColors(language, text)
  const [isOpen, setIsOpen] = useState(false)
  const lines = text.trimEnd().split('\n').length
  const isLong = lines > mostLines
  return (
    <div className="assistant-code" data-cut={(isLong && !isOpen) || undefined}>
      <CopyButton name="Copy code" text={() => text} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
      <pre tabIndex={0} data-language={language}>
        {html === undefined ? (
          <code>{text}</code>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes the code
          <code dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
      {isLong ? (
        <button type="button" className="assistant-unfold" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show less' : `Show all ${lines} lines`}
        </button>
      ) : null}
    </div>
  )
}
