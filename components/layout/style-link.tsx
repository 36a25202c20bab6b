/** Link to the styles that a page needs below its top. In its body, it lets the browser paint what is above it first. */
export function styleLink(href: string): string {
  return `<link rel="stylesheet" href="${href}">`
}

/** Whether the styles have to come before an article, because its whole layout, or its sidebar, depends on them. */
export function needsStylesFirst(article: string): boolean {
  return /class="(?:card-index|endpoint)/.test(article)
}

/** An article with the link in front of its text, so that title and lead are painted before the styles have loaded. */
export function withStyleLink(article: string, href: string): string {
  const at = Math.max(0, article.indexOf('<div class="prose"'))
  return article.slice(0, at) + styleLink(href) + article.slice(at)
}

/** The link for views that are not finished HTML. */
export function StyleLink({ href }: { href: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would move the link to the head
  return <div hidden dangerouslySetInnerHTML={{ __html: styleLink(href) }} />
}
