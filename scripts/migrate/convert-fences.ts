import type { Code, Nodes, Parents } from 'mdast'
import { bundledLanguage } from '#lib/languages/bundled-languages.ts'
import { languageInstead, languageOf, languages } from '#lib/languages/languages.ts'
import { visit } from '#lib/markdown/visit.ts'
import { fenceMarks, managerFences, newFence } from './fences.ts'
import type { Page } from './page.ts'
import { offsetsOf } from './parse-doc.ts'
import { isTag } from './tags.ts'

interface FencePlace {
  /** Whether it is one of several variants by a tag around them. */
  isInGroup: boolean
  /** Its place among the blocks that follow each other as tabs; undefined if it isn't one. */
  tab: 'first' | 'middle' | 'last' | 'only' | undefined
}

const tabWord = /(?<!\S)tab(?:=(?:\{\s*"label":\s*"([^"]*)"[^}]*\}|"([^"]*)"|(\S+)))?(?!\S)/

const isTab = (node: Nodes | undefined): boolean => node?.type === 'code' && tabWord.test(node.meta ?? '')

function tabPlace(node: Code, parent: Parents, index: number): FencePlace['tab'] {
  if (!isTab(node)) return undefined
  const isFirst = !isTab(parent.children[index - 1])
  if (!isTab(parent.children[index + 1])) return isFirst ? 'only' : 'last'
  return isFirst ? 'first' : 'middle'
}

/** The name of a language as readers know it. */
function labelOf(word: string): string {
  const known = languageOf(languageInstead(word) ?? word)
  return known === undefined ? (bundledLanguage(word)?.label ?? word) : languages[known].label
}

/** What follows the language of a tab, without the word that makes it one, and with the name that it shows. */
function tabMeta(node: Code, isAlone: boolean): string {
  const meta = node.meta ?? ''
  const [, json, quoted, bare] = tabWord.exec(meta) ?? []
  const rest = meta.replace(tabWord, '').trim()
  if (isAlone || /(?<!\S)title=/.test(rest)) return rest
  return `title="${json ?? quoted ?? bare ?? labelOf(node.lang ?? 'text')}" ${rest}`
}

async function convertFence(page: Page, node: Code, { isInGroup, tab }: FencePlace): Promise<void> {
  const [start, end] = offsetsOf(node)
  const [line = ''] = page.text.slice(start, end).split('\n', 1)
  const mark = fenceMarks(line)
  if (mark === undefined) return
  const lines = page.text.slice(start, end).split('\n')
  const isClosed = lines.length > 1 && new RegExp(`^[ \\t>]*${mark}${mark[0]}*[ \\t]*$`).test(lines.at(-1) ?? '')
  const before = /[^\n]*$/.exec(page.text.slice(0, start))?.[0].replace(/[^\s>]/g, ' ') ?? ''
  if (!isClosed) {
    const isNewLine = page.text[end - 1] === '\n'
    page.edit(end, end, isNewLine ? `${before}${mark}\n` : `\n${before}${mark}`)
    page.note(start, 'The code block was never closed.', 'Look where it ends.')
  }
  const group = isClosed && !isInGroup ? await managerFences(node, line, page.site) : undefined
  if (group !== undefined) {
    page.edit(start, end, group.join(`\n${before}`))
    return
  }
  const named = tab === undefined ? node : { ...node, meta: tabMeta(node, tab === 'only') }
  const { line: newLine, loss } = await newFence(named, line, page.site, isInGroup)
  page.edit(start, start + line.length, tab === 'first' ? `:::code-group\n${before}${newLine}` : newLine)
  if (tab === 'last') page.edit(end, end, `\n${before}:::`)
  if (loss !== undefined) page.note(start, loss.message, loss.hint)
}

/** Converts the code blocks of a page. Those that follow each other as tabs become one group. */
export async function convertFences(page: Page): Promise<void> {
  const fences: [Code, FencePlace][] = []
  visit(page.parsed.tree, 'code', (node, index, parent) => {
    if (parent === undefined || index === undefined) return
    const isInGroup = isTag(parent, 'CodeGroup')
    fences.push([node, { isInGroup, tab: isInGroup ? undefined : tabPlace(node, parent, index) }])
  })
  for (const [node, place] of fences) await convertFence(page, node, place)
}
