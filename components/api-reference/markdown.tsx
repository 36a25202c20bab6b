import type { PageTools } from '#lib/api/view/page-tools.ts'
import type { OperationContext } from './operation-context.ts'

/** The content of the only paragraph of a text. */
function onlyParagraph(html: string): string | undefined {
  return /^<p>((?:(?!<\/p>)[\s\S])*)<\/p>$/.exec(html)?.[1]
}

/** A Markdown description from the specification. A single paragraph is rendered as one `<p>`. */
export function Markdown({ text, tools }: { text: string | undefined; tools: Pick<PageTools, 'describe'> }) {
  if (text === undefined || text.trim() === '') return null
  const html = tools.describe(text)
  const inner = onlyParagraph(html)
  // biome-ignore-start lint/security/noDangerouslySetInnerHtml: the site's own build wrote it, without foreign tags
  return inner === undefined ? (
    <div dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <p dangerouslySetInnerHTML={{ __html: inner }} />
  )
  // biome-ignore-end lint/security/noDangerouslySetInnerHtml: the site's own build wrote it, without foreign tags
}

/** The texts of a page in finished HTML. */
export function finishedTexts(tools: PageTools): Pick<OperationContext, 'describe' | 'inLine'> {
  return {
    describe: (text) => <Markdown text={text} tools={tools} />,
    inLine(text) {
      const words = onlyParagraph(tools.describe(text))
      if (words === undefined) return undefined
      const plain = words.replace(/<\/?a\b[^>]*>/g, '')
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own build wrote it, without foreign tags
      return { content: <span dangerouslySetInnerHTML={{ __html: plain }} />, isWhole: plain === words }
    },
  }
}
