import type { Root } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from '../markdown/visit.ts'
import { descriptionText, descriptionTree, firstParagraph } from './description-tree.ts'
import { htmlLinks } from './html-links.ts'

const parser = unified().use(remarkParse).freeze()
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const shortest = 50
const longest = 160

/** Abbreviations whose period does not end a sentence. */
const abbreviation = /\b(?:e\.g|i\.e|etc|vs|cf)\.\s*$/i

/** Sentences from the start of a text: the first, and more until they are long enough for a description. */
function firstSentences(text: string): string {
  let description = ''
  let sentence = ''
  for (const { segment } of sentences.segment(text)) {
    sentence += segment
    if (abbreviation.test(sentence)) continue
    if (description !== '' && (description + sentence).trimEnd().length > longest + 1) break
    description += sentence
    sentence = ''
    if (description.trimEnd().length > shortest) break
  }
  return (description || sentence).trim()
}

function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.lastIndexOf(' ', limit - 1)
  return `${text.slice(0, cut > 0 ? cut : limit - 1).replace(/[\s,;:–-]+$/, '')}…`
}

/** Characters that may have a meaning in Markdown; most texts contain none. */
const markup = /[`*_[\]<>\\#|~&]|^\s*[-+\d]/m

function hasHtml(tree: Root): boolean {
  let isFound = false
  visit(tree, 'html', () => {
    isFound = true
    return false
  })
  return isFound
}

/** Markdown as readers see it, in one line. @example plainMarkdown('Get a `run`') → 'Get a run' */
export function plainMarkdown(markdown: string): string {
  if (!markup.test(markdown)) return markdown.replace(/\s+/g, ' ').trim()
  const tree = parser.parse(markdown) as Root
  if (hasHtml(tree)) return descriptionText(descriptionTree(markdown))
  const text = tree.children.map((block) => plainText(block)).join(' ')
  return text.replace(/\s+/g, ' ').trim()
}

/** Maximum length of a page’s name; the same as for titles of written pages. */
export const longestLabel = 80

/**
 * A name for a page from a plain text: its first sentence if the text is too long, or as many words as fit.
 * @example shortLabel('Create a run.') → 'Create a run.'
 */
export function shortLabel(text: string): string {
  if (text.length <= longestLabel) return text
  let sentence = ''
  for (const { segment } of sentences.segment(text)) {
    sentence += segment
    if (!abbreviation.test(sentence)) break
  }
  return shorten(sentence.trim().replace(/\.$/, ''), longestLabel)
}

function leadingText(tree: Root): string {
  const paragraph = tree.children.find(({ type }) => type === 'paragraph') ?? tree
  return plainText(paragraph).replace(/\s+/g, ' ').trim()
}

function leadingHtmlText(markdown: string): string {
  const tree = descriptionTree(markdown)
  return descriptionText(firstParagraph(tree) ?? tree)
}

/**
 * The first sentence of a Markdown text as plain text, for lists and metadata: at most 160 characters, without the
 * final period. If it is short, more sentences are added until there are the 50 characters that a page description
 * needs.
 * @example plainDescription('Returns a `run`. It may be old.') → 'Returns a run. It may be old'
 */
export function plainDescription(markdown: string): string {
  const tree = parser.parse(markdown) as Root
  const text = hasHtml(tree) ? leadingHtmlText(markdown) : leadingText(tree)
  return shorten(firstSentences(text).replace(/\.$/, ''), longest)
}

/** URLs of the links and images in a Markdown text and the HTML in it, in order. */
export function linksIn(markdown: string): string[] {
  if (!/[[<]/.test(markdown)) return []
  const links: string[] = []
  visit(parser.parse(markdown) as Root, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') links.push(node.url)
    else if (node.type === 'html') links.push(...htmlLinks(node.value).map(({ address }) => address))
  })
  return links
}
