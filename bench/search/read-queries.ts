import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceTokens, type Tokens } from '../../lib/config/tokens.ts'

/** What a query is like. Each kind is a file in queries/, in the fresh sets, or in all. */
export const queryKinds = [
  'title',
  'prefix',
  'section',
  'question',
  'noun',
  'identifier',
  'error-message',
  'typo',
  'synonym',
  'other-words',
  'stem',
] as const

export type QueryKind = (typeof queryKinds)[number]

/** Weights are set by the one half, and what the other half gives is reported. */
export type QueryHalf = 'tuning' | 'reporting'

/**
 * Which queries are measured: a half of queries/, or those in the folder of that name, whose authors saw pages only,
 * neither the search nor what it finds.
 */
export const querySets = ['tuning', 'reporting', 'fresh', 'fresh2', 'fresh3'] as const

export type QuerySet = (typeof querySets)[number]

interface QueryTarget {
  route: string
  /** Id of a heading; empty for the whole page. */
  anchor: string
}

export interface BenchQuery {
  text: string
  kind: QueryKind
  half: QueryHalf
  /** Pages that truly answer, any of them. */
  targets: readonly QueryTarget[]
}

/** The half of a query follows from its text alone: it never changes, whatever queries come and go beside it. */
export function halfOf(text: string): QueryHalf {
  const [first = 0] = createHash('sha256').update(text.toLowerCase()).digest()
  return first % 2 === 0 ? 'tuning' : 'reporting'
}

/** @example readTarget('/security#encryption') → { route: '/security', anchor: 'encryption' } */
function readTarget(address: string): QueryTarget {
  const [route = '', anchor = ''] = address.split('#')
  return { route, anchor }
}

/** All queries of a folder. Each is a line of its kind's file: the query, a tab, and the addresses that answer it. */
export function readQueries(folder: string, tokens: Tokens): BenchQuery[] {
  const kinds = queryKinds.filter((kind) => existsSync(join(folder, `${kind}.tsv`)))
  return kinds.flatMap((kind) => {
    const lines = replaceTokens(readFileSync(join(folder, `${kind}.tsv`), 'utf8'), tokens).split('\n')
    return lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): BenchQuery => {
        const [text = '', addresses = ''] = line.split('\t')
        return { text, kind, half: halfOf(text), targets: addresses.split(' ').map(readTarget) }
      })
  })
}

/** The queries of a set. @param folder that contains queries/ and the fresh sets */
export function queriesOf(set: QuerySet, folder: string, tokens: Tokens): BenchQuery[] {
  if (set !== 'tuning' && set !== 'reporting') return readQueries(join(folder, set), tokens)
  return readQueries(join(folder, 'queries'), tokens).filter(({ half }) => half === set)
}
