import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

// A room is a folder of sources. The README of each layer draws its rooms on floors; imports, types included, only go
// down.

interface Import {
  from: string
  to: string
}

const layers = ['lib', 'components', 'scripts']
const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || /^(?:tests|bench)\//.test(file) || file.includes('/fixtures/')

/** The room of a file; a file at the root of the project is a room of its own. */
const roomOf = (file: string) => (file.includes('/') ? posix.dirname(file) : file)

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|cjs)$/.test(file) && !isTest(file) && existsSync(file))
const sources = new Set(files)

/** The file that a specifier names, if it is one of ours. @see `imports` in package.json */
function targetOf(file: string, specifier: string): string | undefined {
  const aliases: Readonly<Record<string, string>> = { '#config': 'site.config.ts', '#content': 'content-store.ts' }
  const path = specifier.startsWith('.')
    ? posix.join(posix.dirname(file), specifier)
    : (aliases[specifier] ?? specifier.replace(/^#/, ''))
  return sources.has(path) ? path : undefined
}

const imports: Import[] = files.flatMap((file) =>
  ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.flatMap(({ fileName }) => {
    const to = targetOf(file, fileName)
    return to === undefined || roomOf(to) === roomOf(file) ? [] : [{ from: file, to }]
  }),
)

/** The floor of each room, as the README of a layer draws it. */
function drawnFloors(layer: string): Map<string, number> {
  const rows = readFileSync(`${layer}/README.md`, 'utf8').matchAll(/^\| (\d+) \| (`[^|]*`) \|/gm)
  return new Map(
    [...rows].flatMap(([, floor = '', rooms = '']) =>
      [...rooms.matchAll(/`([^`]+)`/g)].map(([, room = '']): [string, number] => [`${layer}/${room}`, Number(floor)]),
    ),
  )
}

/** Rooms on a way of imports that ends where it began; undefined if there is none. */
function circleAmong(edges: readonly Import[]): string[] | undefined {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to))
  const finished = new Set<string>()
  const visit = (room: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(room)) return [...path.slice(path.indexOf(room)), room]
    if (finished.has(room)) return undefined
    for (const neighbor of next.get(room) ?? []) {
      const circle = visit(neighbor, [...path, room])
      if (circle !== undefined) return circle
    }
    finished.add(room)
    return undefined
  }
  return [...next.keys()].map((room) => visit(room, [])).find((circle) => circle !== undefined)
}

describe.each(layers)('the rooms of %s', (layer) => {
  const floors = drawnFloors(layer)
  const inside = imports.filter(({ from, to }) => from.startsWith(`${layer}/`) && to.startsWith(`${layer}/`))
  // Files beside the rooms: commands above all floors in scripts, two views of the configuration below all in
  // components.
  const floorOf = (file: string) =>
    roomOf(file) === layer ? (layer === 'scripts' ? 99 : -1) : (floors.get(roomOf(file)) ?? Number.NaN)

  test('are all drawn in its README, and no others', () => {
    const rooms = new Set(files.filter((file) => file.startsWith(`${layer}/`)).map(roomOf))
    rooms.delete(layer)
    expect([...floors.keys()].sort()).toEqual([...rooms].sort())
  })

  test('import only from lower floors', () => {
    const upward = inside.filter(({ from, to }) => !(floorOf(to) < floorOf(from)))
    expect(upward.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })
})

test('no imports lead from a room back to it', () => {
  const circle = circleAmong(imports.map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) })))
  expect(circle?.join(' → ')).toBeUndefined()
})

test('a circle is found', () => {
  const edges = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'c', to: 'b' },
  ]
  expect(circleAmong(edges)).toEqual(['b', 'c', 'b'])
  expect(circleAmong(edges.slice(0, 2))).toBeUndefined()
})
