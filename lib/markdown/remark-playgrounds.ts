import type { Code, Paragraph, Parent, Root, RootContent } from 'mdast'
import { languageOf } from '../languages/languages.ts'
import { liveFences, type PlaygroundForm, playgroundFormOf } from '../pages/playground-form.ts'
import { parseFenceMeta } from './fence-meta.ts'
import { type PageContext, report } from './page-context.ts'
import { visit } from './visit.ts'

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
  words: string[]
}

function fenceAt(parent: Parent, index: number): Fence | undefined {
  const node = parent.children[index]
  return node?.type === 'code' ? { node, words: parseFenceMeta(node.meta).words } : undefined
}

/** The shortest form is enough for a message. */
const liveFence = (form: PlaygroundForm) => liveFences(form)[0] ?? form.name

const orList = new Intl.ListFormat('en', { type: 'disjunction' })
const quotedFences = (fences: readonly string[]) => orList.format(fences.map((fence) => `“${fence}”`))

function programPlayground({ name, title, input }: PlaygroundForm, program: Code, inputNode?: Code): Paragraph {
  if (inputNode !== undefined && input !== undefined) entitle(inputNode, input.title)
  entitle(program, title)
  // The result is filled in after the program has run; it is identified by the program's line.
  const result = element('playground-result', { dataFor: String(program.position?.start.line) })
  const children = [...(inputNode === undefined ? [] : [inputNode]), program, result]
  return element('playground', { dataKind: name }, children)
}

/**
 * Turns live code blocks into playgrounds: those of the kinds that the site has, such as `json live-input` followed by
 * `jq live`, and `jsx live`. Without scripts, they are code blocks with the program's result.
 */
export const remarkPlaygrounds = (context: PageContext) => (tree: Root) => {
  const { playgroundForms: forms } = context
  const form = (node: Code, message: string, hint: string) => report(context, node, 'playground-form', message, hint)
  const formOf = ({ node, words }: Fence) => playgroundFormOf(languageOf(node.lang ?? ''), words, forms)
  const withInput = forms.filter(({ input }) => input !== undefined)

  /** Makes a playground of a payload and what follows it. Returns how many blocks have been dealt with. */
  const startAtInput = (parent: Parent, index: number, { node }: Fence): number => {
    const next = fenceAt(parent, index + 1)
    const live = next?.words.includes('live') === true ? next : undefined
    const kind = live === undefined ? undefined : formOf(live)
    if (live === undefined || kind?.input === undefined) {
      const fences = quotedFences(withInput.map(liveFence))
      form(node, 'No live block follows this payload.', `Put ${fences} right after it.`)
      return 1
    }
    const { language } = kind.input
    if (languageOf(node.lang ?? '') !== language) {
      const message = `The payload of “${liveFence(kind)}” is ${language}, not ${node.lang ?? 'plain text'}.`
      form(node, message, `Write “${language} live-input”.`)
      // The program has a payload, although an invalid one, so it is not reported as well.
      return 2
    }
    parent.children.splice(index, 2, programPlayground(kind, live.node, node) as never)
    return 1
  }

  const startAtProgram = (parent: Parent, index: number, fence: Fence): void => {
    const { node } = fence
    const kind = formOf(fence)
    if (kind?.input !== undefined) {
      const hint = `Put a block “${kind.input.language} live-input” right before it.`
      form(node, 'This live block has no payload.', hint)
    } else if (kind !== undefined) {
      parent.children.splice(index, 1, programPlayground(kind, node) as never)
    } else if (node.lang === 'jsx') {
      entitle(node, 'Live example')
      // JSX is parsed and highlighted as JavaScript; the word is for live blocks only.
      node.lang = 'javascript'
      parent.children.splice(index, 1, element('playground', { dataKind: 'jsx' }, [node]) as never)
    } else {
      const fences = quotedFences(['jsx live', ...forms.map(liveFence)])
      form(node, 'A block in this language cannot be live.', `Use ${fences}.`)
    }
  }

  const parents: Parent[] = []
  visit(tree, (node) => {
    if ('children' in node) parents.push(node)
  })
  for (const parent of parents) {
    for (let index = 0; index < parent.children.length; index++) {
      const fence = fenceAt(parent, index)
      if (fence === undefined) continue
      if (fence.words.includes('live-input')) index += startAtInput(parent, index, fence) - 1
      else if (fence.words.includes('live')) startAtProgram(parent, index, fence)
    }
  }
}
