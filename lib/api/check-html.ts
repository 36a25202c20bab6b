import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatFragment, isRecord } from '../diagnostics/json-pointer.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { descriptionTree } from './description-tree.ts'
import type { ShapeName } from './openapi-shapes.ts'
import { childrenOf } from './spec-children.ts'

/** An element that readers of a description miss: its name, and its start as written. */
interface LostElement {
  tagName: string
  start: string
}

/** The elements that readers of a description miss, each name once. */
function lostElements(markdown: string): LostElement[] {
  if (!markdown.includes('<') && !/\]\s*[(:]/.test(markdown)) return []
  const found = new Map<string, LostElement>()
  descriptionTree(markdown, ({ tagName, position }) => {
    const offset = position?.start.offset
    const start = offset === undefined ? '' : markdown.slice(offset, offset + tagName.length + 1)
    if (!found.has(tagName)) found.set(tagName, { tagName, start })
  })
  return [...found.values()]
}

function messageOf(tagName: string): string {
  if (tagName !== 'a' && tagName !== 'img') return `“<${tagName}>” is left out of the page`
  return `The URL of “<${tagName}>” is left out of the page, because it is neither on the web nor an email address`
}

/** Reports HTML in descriptions that the pages leave out, although readers would miss it. */
export function checkHtml({ document, version, originOf }: SpecBundle): Diagnostic[] {
  const seen = new Set<string>()
  const visit = (shape: ShapeName, value: unknown): Diagnostic[] => {
    if (!isRecord(value)) return []
    const nested = childrenOf(shape, value, version).flatMap((child) => visit(child.shape, child.value))
    const origin = originOf(value)
    if (origin === undefined || typeof value.description !== 'string') return nested
    const pointer = [...origin.pointer, 'description']
    const id = `${origin.file.path}${formatFragment(pointer)}`
    if (seen.has(id)) return nested
    seen.add(id)
    const own = lostElements(value.description).map(
      ({ tagName, start }): Diagnostic => ({
        severity: 'warning',
        code: 'api-html',
        ...origin.file.placeOfText(pointer, start),
        message: `${messageOf(tagName)}, at ${formatFragment(pointer)}.`,
        hint: 'Say it in Markdown, or link to it.',
      }),
    )
    return [...own, ...nested]
  }
  return visit('OpenApi', document)
}
