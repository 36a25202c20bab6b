import { type Diagnostic, warning } from '../diagnostics/diagnostic.ts'
import type { PageLink } from '../markdown/page-context.ts'
import type { CheckedSite } from './checked-site.ts'

/** A file of questions that readers ask, and what a writer answers. */
export interface AnsweredFile {
  file: string
  /** The pages or headings that answer, as links. */
  links: readonly PageLink[]
  /** Each piece of code in an answer, with its place and the link that it is listed under. */
  codes: readonly { link: string; code: string; line: number; column: number }[]
}

interface AnsweringSite extends Pick<CheckedSite, 'generatedPages' | 'generatedRoutes' | 'files'> {
  questionFiles: readonly AnsweredFile[]
  pages: readonly { route: string; compiled: { markdown: string } }[]
}

const routeOf = (link: string) => link.split('#', 1)[0] ?? link
/** Markdown without the signs that only keep it from being read as markup. */
const plain = (markdown: string) => markdown.replaceAll('\\', '')

/**
 * Reports questions that no search leads to, because the address that they are listed under works but isn't that of a
 * page, and code of answers that their page doesn't contain: a key that was renamed, or one that never existed.
 */
export function checkReaderAnswers({ questionFiles, pages, ...site }: AnsweringSite): Diagnostic[] {
  const operations = new Set(site.generatedPages?.map(({ route }) => route as string))
  const isUnread = (route: string) =>
    !operations.has(route) && (/.\/$/.test(route) || site.generatedRoutes.has(route) || site.files.has(route))
  const markdown = new Map(pages.map(({ route, compiled }) => [route, plain(compiled.markdown)]))
  return questionFiles.flatMap(({ file, links, codes }) => [
    ...links
      .filter(({ href }) => isUnread(routeOf(href)))
      .map(
        ({ href, line, column }): Diagnostic => ({
          severity: 'error',
          code: 'question-unplaced',
          file,
          line,
          column,
          message: `Ask AI doesn’t read “${routeOf(href)}”, so nobody gets these answers.`,
          hint: 'Write the path of a page with a file in content/, or of an operation, without a slash at the end.',
        }),
      ),
    ...codes
      .filter(({ link, code }) => markdown.get(routeOf(link))?.includes(code) === false)
      .map(({ link, code, line, column }) =>
        warning(
          'answer-code',
          { file, line, column },
          `The answer says “${code}”, which isn’t on the page ${routeOf(link)}.`,
          'Correct the answer, or list it under the page that says this.',
        ),
      ),
  ])
}
