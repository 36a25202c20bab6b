import { isRecord, parseFragment } from '../diagnostics/json-pointer.ts'
import { codeSpan } from '../prose/code-span.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { withoutReference } from './component-names.ts'
import { plainMarkdown } from './plain-description.ts'
import { isAbsolute, resolveAddress } from './resolve-links.ts'
import { type SpecOperation, textOf } from './spec-operations.ts'

const code = (value: unknown) => codeSpan(typeof value === 'string' ? value : JSON.stringify(value))

/** A link text, in which brackets and what else is Markdown are only text. */
const linkText = (text: string) => text.replace(/[\\[\]*_`<>]/g, '\\$&')

/**
 * A description, followed by a link to the documentation that an operation names elsewhere.
 * @param externalDocs the object of the specification
 * @param base a URL that relative links are relative to, or `text`; undefined if it isn't known
 */
export function withExternalDocs(description: string, externalDocs: unknown, base?: string): string {
  const written = isRecord(externalDocs) ? textOf(externalDocs.url) : undefined
  if (!isRecord(externalDocs) || written === undefined) return description
  const url = resolveAddress(written, base)
  const label = plainMarkdown(textOf(externalDocs.description) ?? '') || 'More documentation'
  // Without a base, a relative address belongs to the API's server, not to this site.
  const link = isAbsolute(url)
    ? `[${linkText(label)}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`
    : `${linkText(label)}: ${code(url)}`
  return [description, link].filter(Boolean).join('\n\n')
}

const recordIn = (value: unknown) => (isRecord(value) ? value : {})

function targetOf(link: Record<string, unknown>, all: readonly SpecOperation[]): SpecOperation | undefined {
  const id = textOf(link.operationId)
  if (id !== undefined) return all.find(({ operationId }) => operationId === id)
  const reference = textOf(link.operationRef) ?? ''
  if (isAbsolute(reference)) return undefined
  const [section, path, method] = parseFragment(reference.replace(/^[^#]*#/, ''))
  return all.find((one) => section === 'paths' && one.path === path && one.method === method)
}

function linkItem(
  name: string,
  link: Record<string, unknown>,
  all: readonly SpecOperation[],
  basePath: string,
): string {
  const target = targetOf(link, all)
  const call =
    target === undefined
      ? code(textOf(link.operationRef) ?? name)
      : `[${linkText(target.summary)}](${basePath}/${target.slug})`
  const description = textOf(link.description)
    ?.replace(/\s+/g, ' ')
    .replace(/(?<![.!?])$/, '.')
  const parameters = Object.entries(recordIn(link.parameters)).map(
    ([to, value]) => `Send ${code(value)} as ${code(to)}.`,
  )
  const body = link.requestBody === undefined ? [] : [`Send ${code(link.requestBody)} as the body.`]
  const words = [...(description === undefined ? [] : [description]), ...parameters, ...body]
  return `- ${[`${call}${words.length === 0 ? '' : ':'}`, ...words].join(' ')}`
}

/**
 * The calls that can follow each response of an operation, from the response's `links`.
 * @param all all operations of the specification
 * @param basePath route under which operations are published
 * @returns Markdown by status, for responses with links only
 */
export function followingCalls(
  { operation }: Pick<SpecOperation, 'operation'>,
  all: readonly SpecOperation[],
  bundle: SpecBundle,
  basePath: string,
): Record<string, string> {
  const lists = Object.entries(recordIn(operation.responses)).flatMap(([status, response]) => {
    const links = Object.entries(recordIn(withoutReference(response, bundle)?.links))
    const items = links.map(([name, link]) => linkItem(name, withoutReference(link, bundle) ?? {}, all, basePath))
    return items.length === 0 ? [] : [[status, `You can continue with:\n\n${items.join('\n')}`] as const]
  })
  return Object.fromEntries(lists)
}
