import { bracedName } from '#lib/config/unknown-tokens.ts'
import { htmlElements } from '#lib/markdown/html-elements.ts'
import { visit } from '#lib/markdown/visit.ts'
import { isInside } from './edits.ts'
import type { Page } from './page.ts'
import { offsetsOf, placesOf } from './parse-doc.ts'

export const codeHint = 'Styles and scripts of a site belong in its folder site/.'

/** Removes the tags that pages can't contain from a page that isn't valid MDX; their text stays, and so do braces. */
export function convertPlainTags(page: Page): void {
  const code = placesOf(page.parsed.tree, ['code'])
  for (const { 0: line, index } of page.text.matchAll(/^import\s(?:[^'"]+\sfrom\s+)?['"][^'"\n]+['"];?[ \t]*\n?/gm)) {
    if (!isInside(code, index)) page.edit(index, index + line.length, '')
  }
  visit(page.parsed.tree, 'text', (node) => {
    const [start] = offsetsOf(node)
    // Unescaped, a name in braces would be read as a token.
    for (const { index } of page.slice(node).matchAll(bracedName)) page.edit(start + index, start + index, '\\')
  })
  visit(page.parsed.tree, 'html', (node) => {
    const [start] = offsetsOf(node)
    for (const { 0: code, 1: name = '', index } of node.value.matchAll(/<(style|script)\b[\s\S]*?(?:<\/\1\s*>|$)/gi)) {
      page.note(start + index, `<${name.toLowerCase()}> was left out.`, codeHint)
      page.edit(start + index, start + index + code.length, '')
    }
    for (const { 0: tag, 1: name = '', index } of node.value.matchAll(
      /<\/?([A-Za-z][\w.-]*)(?:[^<>"']|"[^"]*"|'[^']*')*>/g,
    )) {
      if (/^(?:style|script)$/i.test(name)) continue
      if (htmlElements.has(name.toLowerCase()) && name !== 'img' && name !== 'source') continue
      page.note(start + index, `The tag ${tag} was left out.`, 'Write its content in Markdown.')
      page.edit(start + index, start + index + tag.length, '')
    }
  })
}
