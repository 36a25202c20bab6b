/**
 * Link to the styles that a page needs below its top. In its body, it lets the browser paint what is above it first.
 */
function styleLink(href: string): string {
  return `<link rel="stylesheet" href="${href}">`
}

/** Whether an article has filters and cards, which have a sheet of their own. */
export const hasCardIndex = (article: string) => article.includes('class="card-index"')

/** Whether the styles have to come before an article, because its whole layout, or its sidebar, depends on them. */
export function needsStylesFirst(article: string): boolean {
  return hasCardIndex(article) || article.includes('class="endpoint')
}

/** A heading, paragraph, or list without another list in it. */
const plainBlock = /\s*<(h[2-6]|p|ul|ol)\b[^>]*>((?:(?!<(?:ul|ol)\b)[\s\S])*?)<\/\1>/y
/** Classes that critical.css styles. */
const knownClass = / class="(?:anchor|term|term-host|term-card)"/g

/** Where the text begins to need more than critical.css. */
function plainTextEnd(article: string, start: number): number {
  let end = start
  plainBlock.lastIndex = start
  for (let block = plainBlock.exec(article); block !== null; block = plainBlock.exec(article)) {
    if (/ class="| target="|<(?:img|kbd|svg)\b/.test(block[0].replaceAll(knownClass, ''))) break
    end = plainBlock.lastIndex
  }
  return end
}

/**
 * An article with the link in front of the first part that needs the styles. What is above it, often all that fits on a
 * phone's screen, is painted before they have loaded.
 * @param landing styles for the top of a landing page, which it then contains
 */
export function withStyleLink(article: string, href: string, landing?: string): string {
  const top = landing === undefined ? '' : '(?:\\s*<section class="hero">[\\s\\S]*?</section>)?'
  const { 0: start = '', index = 0 } = new RegExp(`<div class="prose"[^>]*>${top}`).exec(article) ?? {}
  const at = plainTextEnd(article, index + start.length)
  const styles = landing === undefined ? '' : `<style>${landing}</style>`
  return styles + article.slice(0, at) + styleLink(href) + article.slice(at)
}

/** The link for views that are not finished HTML. */
export function StyleLink({ href }: { href: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would move the link to the head
  return <div hidden dangerouslySetInnerHTML={{ __html: styleLink(href) }} />
}
