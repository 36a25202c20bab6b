import type { RoutePath } from '../../pages/route.ts'
import { operationCall } from './operation-call.ts'
import type { PageRecords } from './record.ts'

/** Operations that texts name, by their calls, such as `GET /v1/runs/{id}`, or by their titles, with their pages. */
export type NamedOperations = Readonly<Record<string, RoutePath>>

/** A call in backticks, maybe with a query. */
const inCode = /`([A-Z]{3,7} \/[^\s`]*)`/g

/** A call without what texts write differently: names of parameters, and a query. */
const plainCall = (call: string) => call.replace(/\?.*$/, '').replaceAll(/\{[^}]*\}|\$\w+/g, '{}')

/** Whether a name isn’t a call, which contains a path. */
const isTitle = (name: string) => !name.includes(' /')

/**
 * Splits texts into pieces, of which every other is a title among these names. At the start of a sentence, “Get a run” is
 * what somebody has to do.
 */
export function titleSplitter(names: Iterable<string>): (text: string) => string[] {
  const titles = [...names].filter(isTitle).sort((a, b) => b.length - a.length)
  if (titles.length === 0) return (text) => [text]
  const pattern = titles.map((title) => title.replaceAll(/[^\w\s]/g, '\\$&')).join('|')
  const split = new RegExp(`(?<=[a-z,] )(${pattern})(?!\\w)`)
  return (text) => text.split(split)
}

/**
 * Finds the operations that texts name.
 * @param pages records of all pages
 * @returns what finds them in a text about one page, to which the text needs no link
 */
export function createOperationFinder(
  pages: readonly PageRecords[],
): (text: string, page: RoutePath) => NamedOperations {
  const operations = pages.flatMap(([head]) => {
    const call = operationCall(head)
    return call === undefined ? [] : [{ call, title: head.title, url: head.url }]
  })
  const byCall = new Map(operations.map(({ call, url }) => [plainCall(call), url]))
  const byTitle = new Map(operations.map(({ title, url }) => [title, url]))
  const split = titleSplitter(byTitle.keys())
  return (text, page) => {
    const calls = [...text.matchAll(inCode)].map(([, call = '']) => [call, byCall.get(plainCall(call))] as const)
    const titles = split(text).map((piece) => [piece, byTitle.get(piece)] as const)
    return Object.fromEntries(
      [...calls, ...titles].flatMap(([name, route]) => (route === undefined || route === page ? [] : [[name, route]])),
    )
  }
}
