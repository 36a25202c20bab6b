import { type CodeFigure, loadCodeFigure } from '../../markdown/code-figure.ts'
import { descriptionHtml } from '../description-html.ts'

/** Renders texts of a specification as HTML. Many pages share texts, so each is rendered once and cached. */
export interface PageTools {
  code: CodeFigure
  /** Markdown to HTML. */
  describe: (markdown: string) => string
}

function once<A extends readonly unknown[]>(make: (...args: A) => string): (...args: A) => string {
  const cache = new Map<string, string>()
  return (...args) => {
    const key = args.join('\0')
    const html = cache.get(key) ?? make(...args)
    cache.set(key, html)
    return html
  }
}

/** Tools for all pages of one build. */
export async function loadPageTools(): Promise<PageTools> {
  const code = once(await loadCodeFigure())
  return { code, describe: once((markdown: string) => descriptionHtml(markdown, code)) }
}
