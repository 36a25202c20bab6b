import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatFragment } from '../diagnostics/json-pointer.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { bundledObjects } from './bundled-objects.ts'
import { descriptionTree } from './description-tree.ts'

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
export function checkHtml(bundle: SpecBundle): Diagnostic[] {
  const seen = new Set<string>()
  return bundledObjects(bundle).flatMap(({ value, origin: { file, pointer: at } }) => {
    const pointer = [...at, 'description']
    const id = `${file.path}${formatFragment(pointer)}`
    if (typeof value.description !== 'string' || seen.has(id)) return []
    seen.add(id)
    return lostElements(value.description).map(
      ({ tagName, start }): Diagnostic => ({
        severity: 'warning',
        code: 'api-html',
        ...file.placeOfText(pointer, start),
        message: `${messageOf(tagName)}, at ${formatFragment(pointer)}.`,
        hint: 'Say it in Markdown, or link to it.',
      }),
    )
  })
}
