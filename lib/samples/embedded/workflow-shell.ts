import { isMap, isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml'
import type { PlacedText } from '../../pages/place-in-source.ts'
import { parseYaml } from '../parse/yaml.ts'
import { neutral, type Piece, placePieces } from './place-pieces.ts'

/** GitHub's `${{ … }}` and GitLab's `$[[ … ]]` are replaced before a shell sees the text. */
const expression = /\$\{\{.*?\}\}|\$\[\[.*?\]\]/gs

const escapes = /\\(?:x..|u.{4}|U.{8}|\n[ \t]*|[^\n])/y

/**
 * The pieces of a block scalar: its lines without indentation. The lines of a folded scalar are kept and joined with a
 * backslash.
 */
function blockPieces(source: string, start: number, folded: boolean): Piece[] {
  const body = source.indexOf('\n', start) + 1
  const lines = source.slice(body).split('\n')
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  let offset = body
  const pieces: Piece[] = []
  for (const [index, line] of lines.entries()) {
    const value = line.slice(indent)
    const at = offset + Math.min(indent, line.length)
    if (value !== '') pieces.push({ value, offset: at, length: value.length })
    const isLast = index === lines.length - 1
    const continues =
      folded && value !== '' && !/^\s/.test(value) && /^\s*\S/.test((lines[index + 1] ?? '').slice(indent))
    if (!isLast) pieces.push({ value: continues ? ' \\\n' : '\n', offset: at + value.length, length: 1 })
    offset += line.length + 1
  }
  return pieces
}

/** The pieces of a plain or quoted scalar, with escapes resolved. */
function flowPieces(source: string, start: number, type: Scalar['type']): Piece[] {
  const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'
  const end = isQuoted ? source.length - 1 : source.trimEnd().length
  const pieces: Piece[] = []
  let offset = isQuoted ? start + 1 : start
  while (offset < end) {
    const rest = source.slice(offset, end)
    escapes.lastIndex = offset
    const lineBreak = /^[ \t]*\n[ \t\n]*/.exec(rest)?.[0]
    const sequence = type === 'QUOTE_DOUBLE' ? escapes.exec(source)?.[0] : undefined
    const doubled = type === 'QUOTE_SINGLE' && rest.startsWith("''")
    const length = lineBreak?.length ?? sequence?.length ?? (doubled ? 2 : 1)
    const value = lineBreak !== undefined ? ' \\\n' : sequence === undefined ? rest.charAt(0) : unescaped(sequence)
    pieces.push({ value, offset, length })
    offset += length
  }
  return pieces
}

function unescaped(sequence: string): string {
  if (sequence.startsWith('\\\n')) return ''
  const letter = sequence.charAt(1)
  return { n: '\n', t: '\t', '"': '"', '\\': '\\', '/': '/', ' ': ' ' }[letter] ?? 'x'
}

function placeScalar(text: string, scalar: Scalar): PlacedText | undefined {
  const [start, end] = scalar.range ?? []
  if (typeof scalar.value !== 'string' || start === undefined || end === undefined) return undefined
  const source = text.slice(0, end)
  const isBlock = scalar.type === 'BLOCK_LITERAL' || scalar.type === 'BLOCK_FOLDED'
  const neutralized = source.slice(0, start) + source.slice(start).replaceAll(expression, neutral)
  const pieces = isBlock
    ? blockPieces(neutralized, start, scalar.type === 'BLOCK_FOLDED')
    : flowPieces(neutralized, start, scalar.type)
  return pieces.length === 0 ? undefined : placePieces(text, pieces)
}

const mapsOf = (node: unknown): YAMLMap[] => (isMap(node) ? node.items.map(({ value }) => value).filter(isMap) : [])
const textAt = (map: YAMLMap, path: string[]) => {
  const value = map.getIn(path)
  return typeof value === 'string' ? value : undefined
}
const isShell = (name: string | undefined) => name === undefined || /^(?:bash|sh)\b/.test(name)

/** Scripts of `steps`, unless a step, its job, or its workflow uses another shell. */
function stepScripts(owner: YAMLMap, shell: string | undefined): Scalar[] {
  const steps = owner.get('steps')
  if (!isSeq(steps)) return []
  return steps.items.filter(isMap).flatMap((step) => {
    const run: unknown = step.get('run', true)
    return isScalar(run) && isShell(textAt(step, ['shell']) ?? shell) ? [run] : []
  })
}

/** Scripts of a GitHub workflow or composite action. */
function githubScripts(root: YAMLMap): Scalar[] {
  const byWorkflow = textAt(root, ['defaults', 'run', 'shell'])
  const jobs = mapsOf(root.get('jobs')).flatMap((job) => {
    const onWindows = /windows/.test(textAt(job, ['runs-on']) ?? '') ? 'pwsh' : undefined
    return stepScripts(job, textAt(job, ['defaults', 'run', 'shell']) ?? byWorkflow ?? onWindows)
  })
  const runs = root.get('runs')
  return [...jobs, ...(isMap(runs) ? stepScripts(runs, undefined) : []), ...stepScripts(root, byWorkflow)]
}

/** Scripts of the jobs of a GitLab pipeline. */
function gitlabScripts(root: YAMLMap): Scalar[] {
  return [root, ...mapsOf(root)].flatMap((job) =>
    ['before_script', 'script', 'after_script'].flatMap((key) => {
      const script: unknown = job.get(key, true)
      if (isScalar(script)) return [script]
      return isSeq(script) ? script.items.filter((item) => isScalar(item)) : []
    }),
  )
}

/**
 * The shell scripts in a YAML sample of a GitHub workflow or a GitLab pipeline, with the places of their lines in the
 * sample.
 */
export function workflowShell(text: string): PlacedText[] {
  if (!/\b(?:run|\w*script)\b\s*:/.test(text)) return []
  return parseYaml(text).documents.flatMap(({ contents }) => {
    if (!isMap(contents)) return []
    return [...githubScripts(contents), ...gitlabScripts(contents)].flatMap((scalar) => placeScalar(text, scalar) ?? [])
  })
}
