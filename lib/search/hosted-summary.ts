import type { PushPlan } from './hosted-plan.ts'
import type { HostedRecord } from './hosted-record.ts'
import { jsonBytes } from './hosted-record.ts'

const mostNamed = 5

const number = (count: number) => count.toLocaleString('en-US')
const counted = (count: number, noun: string) => `${number(count)} ${noun}${count === 1 ? '' : 's'}`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** Some names, and how many more there are. */
function named(ids: readonly string[]): string {
  const more = ids.length - mostNamed
  return [...ids.slice(0, mostNamed), ...(more > 0 ? [`and ${number(more)} more`] : [])].join(', ')
}

function line(label: string, ids: readonly string[]): string {
  return `  ${label.padEnd(10)}${number(ids.length).padStart(7)}${ids.length === 0 ? '' : `   ${named(ids)}`}`
}

/** What the records are: how many, how large, and which are the largest. */
export function describeRecords(records: readonly HostedRecord[]): string[] {
  const sized = records.map((record) => ({ id: record.objectID, bytes: jsonBytes(record) }))
  const total = sized.reduce((sum, { bytes }) => sum + bytes, 0)
  const pages = new Set(records.map(({ url }) => url)).size
  const biggest = [...sized].sort((a, b) => b.bytes - a.bytes || (a.id < b.id ? -1 : 1)).slice(0, mostNamed)
  return [
    `${counted(records.length, 'record')} of ${counted(pages, 'page')}, ${kilobytes(total)}`,
    ...(biggest.length === 0 ? [] : ['Biggest:', ...biggest.map(({ id, bytes }) => `  ${kilobytes(bytes)}  ${id}`)]),
  ]
}

/** What a push changes in the index. */
export function describePlan({ added, changed, removed, unchangedCount, hostedCount }: PushPlan): string[] {
  const sent = [...added, ...changed].reduce((sum, record) => sum + jsonBytes(record), 0)
  const ids = (records: readonly HostedRecord[]) => records.map(({ objectID }) => objectID)
  return [
    `The index has ${counted(hostedCount, 'record')}.`,
    line('added', ids(added)),
    line('changed', ids(changed)),
    line('removed', removed),
    `  ${'unchanged'.padEnd(10)}${number(unchangedCount).padStart(7)}`,
    `The difference is ${kilobytes(sent)}.`,
  ]
}
