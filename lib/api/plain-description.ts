import type { Root } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from '../markdown/visit.ts'

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

function shorten(text: string): string {
  if (text.length <= longest) return text
  const cut = text.lastIndexOf(' ', longest - 1)
  return `${text.slice(0, cut > 0 ? cut : longest - 1).replace(/[\s,;:–-]+$/, '')}…`
}

/**
 * The first sentence of a Markdown text as plain text, for lists and metadata: at most 160 characters, without the
 * final period. If it is short, more sentences are added until there are the 50 characters that a page description
 * needs.
 * @example plainDescription('Returns a `run`. It may be old.') → 'Returns a run. It may be old'
 */
export function plainDescription(markdown: string): string {
  const tree = parser.parse(markdown) as Root
  const paragraph = tree.children.find(({ type }) => type === 'paragraph') ?? tree
  const text = plainText(paragraph).replace(/\s+/g, ' ').trim()
  return shorten(firstSentences(text).replace(/\.$/, ''))
}

/** URLs of the links and images in a Markdown text, in order. */
export function linksIn(markdown: string): string[] {
  if (!/[[<]/.test(markdown)) return []
  const links: string[] = []
  visit(parser.parse(markdown) as Root, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') links.push(node.url)
  })
  return links
}
