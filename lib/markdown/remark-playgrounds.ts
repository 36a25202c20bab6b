import type { Code, Paragraph, Parent, Root, RootContent } from 'mdast'
import { parseFenceMeta } from './fence-meta.ts'
import type { PlaygroundKind } from './find-playgrounds.ts'
import { type PageContext, report } from './page-context.ts'
import { visit } from './visit.ts'

const titles = { input: 'Payload', jq: 'jq expression', mapping: 'Mapping', jsx: 'Live example' } as const

/** The kind of a live code block, by its language and meta. */
function kindOf({ lang }: Code, words: readonly string[]): PlaygroundKind | undefined {
  if (lang === 'jsx' || lang === 'jq') return lang
  return (lang === 'yaml' || lang === 'json') && words.includes('mapping') ? 'mapping' : undefined
}

/** Adds a title if there is none, because it labels the editor. */
function entitle(node: Code, title: string): void {
  if (parseFenceMeta(node.meta).title === undefined) node.meta = `${node.meta ?? ''} title="${title}"`
}

function element(className: string, properties: Record<string, string>, children: RootContent[] = []): Paragraph {
  const data = { hName: 'div', hProperties: { className: [className], ...properties } }
  return { type: 'paragraph', children, data } as unknown as Paragraph
}

interface Fence {
  node: Code
  index: number
  words: string[]
}

function fenceAt(parent: Parent, index: number): Fence | undefined {
  const node = parent.children[index]
  return node?.type === 'code' ? { node, index, words: parseFenceMeta(node.meta).words } : undefined
}

function programPlayground(kind: PlaygroundKind, input: Code, program: Code): Paragraph {
  entitle(input, titles.input)
  entitle(program, titles[kind])
  // The result is filled in after the program has run; it is identified by the program's line.
  const result = element('playground-result', { dataFor: String(program.position?.start.line) })
  return element('playground', { dataKind: kind }, [input, program, result])
}

/**
 * Turns live code blocks into playgrounds: `json live-input` followed by `jq live` or `yaml mapping live`, and
 * `jsx live`. Without scripts, they are code blocks with the program's result.
 */
export const remarkPlaygrounds = (context: PageContext) => (tree: Root) => {
  const form = (node: Code, message: string, hint: string) => report(context, node, 'playground-form', message, hint)
  const parents: Parent[] = []
  visit(tree, (node) => {
    if ('children' in node) parents.push(node)
  })
  for (const parent of parents) {
    for (let index = 0; index < parent.children.length; index++) {
      const fence = fenceAt(parent, index)
      if (fence === undefined) continue
      const { node, words } = fence
      const next = fenceAt(parent, index + 1)
      if (words.includes('live-input')) {
        const isFollowed = next?.words.includes('live') === true
        const kind = isFollowed ? kindOf(next.node, next.words) : undefined
        if (node.lang !== 'json') {
          form(node, `A payload is JSON, not ${node.lang ?? 'plain text'}.`, 'Write “json live-input”.')
          // The program has a payload, although an invalid one, so it is not reported as well.
          if (isFollowed) index += 1
        } else if (next === undefined || kind === undefined || kind === 'jsx') {
          form(node, 'No live block follows this payload.', 'Put “jq live” or “yaml mapping live” right after it.')
        } else parent.children.splice(index, 2, programPlayground(kind, node, next.node) as never)
      } else if (words.includes('live')) {
        const kind = kindOf(node, words)
        if (kind === undefined) {
          form(node, 'A block in this language cannot be live.', 'Use “jsx live”, “jq live”, or “yaml mapping live”.')
        } else if (kind !== 'jsx') {
          form(node, 'This live block has no payload.', 'Put a block “json live-input” right before it.')
        } else {
          entitle(node, titles.jsx)
          // JSX is parsed and highlighted as JavaScript; the word is for live blocks only.
          node.lang = 'javascript'
          parent.children.splice(index, 1, element('playground', { dataKind: kind }, [node]) as never)
        }
      }
    }
  }
}
