import { type CodeFigure, loadCodeFigure } from '../../markdown/code-figure.ts'
import { descriptionHtml } from '../description-html.ts'

/** What turns texts of a specification into HTML. The same texts stand on many pages: each is turned once. */
export interface PageTools {
  code: CodeFigure
  /** Markdown to HTML. */
  describe: (markdown: string) => string
}

function once<A extends readonly unknown[]>(make: (...args: A) => string): (...args: A) => string {
  const made = new Map<string, string>()
  return (...args) => {
    const key = args.join('\0')
    const html = made.get(key) ?? make(...args)
    made.set(key, html)
    return html
  }
}

/** Tools for all pages of one build. */
export async function loadPageTools(): Promise<PageTools> {
  const code = once(await loadCodeFigure())
  return { code, describe: once((markdown: string) => descriptionHtml(markdown, code)) }
}
