import { slug } from 'github-slugger'
import { stringify } from 'yaml'
import type { SourceDoc } from './source-docs.ts'

/** What the text of a page says about it. */
interface PageText {
  /** Its heading of level 1. */
  heading: string | undefined
  paragraphs: readonly string[]
}

interface NewFrontmatter {
  yaml: string
  /** Names of tags, by ID. */
  tags: Map<string, string>
  /** Keys without an equivalent. */
  dropped: string[]
}

const carried = [
  'title',
  'sidebar_label',
  'description',
  'keywords',
  'tags',
  'hide_table_of_contents',
  'id',
  'slug',
  'sidebar_position',
  'draft',
  'unlisted',
]
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s+/g, ' ').trim() : ''

function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const short = text.slice(0, length - 1)
  return `${short.slice(0, short.lastIndexOf(' ') > length / 2 ? short.lastIndexOf(' ') : undefined).replace(/[\s,;:–-]+$/, '')}…`
}

/** What a description that is too short ends with. */
const fillers = ['Read this page to learn more about the topic.', 'Its parts explain it one by one.']

/** Text without the characters that pages read as tags and tokens. */
const withoutMarks = (text: string) =>
  text
    .replace(/[{}<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A description of 50 to 160 characters. */
function describe(given: string, title: string, paragraphs: readonly string[]): string {
  const [own = '', name = '', ...texts] = [given, title, ...paragraphs].map(withoutMarks)
  let text = own || (texts[0] ?? '')
  for (const part of texts) if (text.length < 50 && part !== text) text = `${text} ${part}`.trim()
  if (text.length < 50) text = [name, text].filter(Boolean).join(': ')
  for (const part of fillers) if (text.length < 50) text = `${text.replace(/[.:]$/, '')}. ${part}`
  return cut(text, 160)
}

function tagsOf(value: unknown): Map<string, string> {
  const labels = (Array.isArray(value) ? value : []).map((tag) =>
    textOf(typeof tag === 'object' && tag !== null ? (tag as { label?: unknown }).label : tag),
  )
  const ids = labels.map((label) => [slug(label).replace(/[^a-z0-9-]/g, ''), label] as const)
  return new Map(ids.filter(([id]) => id !== ''))
}

function kindOf({ target, route }: SourceDoc): string {
  if (/(?:^|\/)index\.mdx$/.test(target)) return 'index'
  if (/reference|\/api\b|\/cli\b|config/.test(route)) return 'reference'
  return /tutorial|guide|how-to|install|getting-started|quickstart/.test(route) ? 'how-to' : 'concept'
}

/** The frontmatter of a page on this engine. */
export function newFrontmatter(
  doc: SourceDoc,
  { heading, paragraphs }: PageText,
  fallbackTitle: string,
): NewFrontmatter {
  const { data } = doc
  const given = textOf(data.title)
  const title = cut(heading || given || fallbackTitle, 80)
  const label = cut(textOf(data.sidebar_label) || (given !== '' && given !== title ? given : ''), 60)
  const tags = tagsOf(data.tags)
  const keywords = (Array.isArray(data.keywords) ? data.keywords : []).map(textOf).filter(Boolean).slice(0, 8)
  const fields = {
    title,
    description: describe(textOf(data.description), title, paragraphs),
    kind: kindOf(doc),
    ...(tags.size > 0 && { tags: [...tags.keys()] }),
    ...(keywords.length > 0 && { keywords: [...new Set(keywords)] }),
    ...(label !== '' && label !== title && { sidebarLabel: label }),
    ...(data.hide_table_of_contents === true && { tableOfContents: false }),
    ...(doc.target.startsWith('guides/all/') && { theme: 'general' }),
  }
  // A page that hides its title shows the heading of its text, which is the title here.
  const isSame = (key: string) => key === 'hide_title' && heading !== undefined
  const dropped = Object.keys(data).filter((key) => !carried.includes(key) && !isSame(key))
  return { yaml: `---\n${stringify(fields, { lineWidth: 0 })}---\n`, tags, dropped }
}
