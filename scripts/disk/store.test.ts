import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder.ts'
import { listFiles } from './read-files.ts'
import { openStore } from './store.ts'

const folder = '.cache/store'

/** Stores one result, like a process that ends afterwards. */
function storeOnce(step: 'pages' | 'syntax', parts: string[], value: string, root = temporaryFolder()): string {
  const store = openStore(root, 'engine')
  store.step<string>(step).keep(parts, () => value)
  store.finish()
  return root
}

describe.each(['pages', 'syntax'] as const)('results in separate files and in a shared one: %s', (step) => {
  const read = (root: string, parts: string[], engine = 'engine') =>
    openStore(root, engine).step<string>(step).read(parts)

  test('a result is made once for the same parts, also by another process', () => {
    const root = temporaryFolder()
    const make = vi.fn(() => 'result')
    for (const run of [1, 2]) {
      const store = openStore(root, 'engine')
      const results = store.step<string>(step)
      expect(results.has(['a', 'b'])).toBe(run === 2)
      expect([results.keep(['a', 'b'], make), results.keep(['a', 'b'], make)]).toEqual(['result', 'result'])
      store.finish()
    }
    expect(make).toHaveBeenCalledOnce()
  })

  test('other parts, the same ones divided differently, and another engine have other results', () => {
    const root = storeOnce(step, ['a', 'b'], 'result')
    expect(read(root, ['a', 'b'])).toBe('result')
    for (const parts of [['a', 'c'], ['ab'], ['a']]) expect(read(root, parts)).toBeUndefined()
    expect(read(root, ['a', 'b'], 'other')).toBeUndefined()
  })

  test('a result of a promise is stored when it is there, and a failure is not', async () => {
    const root = temporaryFolder()
    const store = openStore(root, 'engine')
    const results = store.step<string>(step)
    expect(await results.keep(['a'], async () => 'result')).toBe('result')
    const failure = async (): Promise<string> => {
      throw new Error('no')
    }
    await expect(results.keep(['b'], failure)).rejects.toThrow('no')
    store.finish()
    expect([read(root, ['a']), read(root, ['b'])]).toEqual(['result', undefined])
  })

  test('results that a process has not requested are removed; a step that it has not used stays', () => {
    const root = storeOnce(step, ['old'], 'old')
    storeOnce(step === 'pages' ? 'syntax' : 'pages', ['new'], 'new', root)
    expect(read(root, ['old'])).toBe('old')
    storeOnce(step, ['new'], 'new', root)
    expect([read(root, ['old']), read(root, ['new'])]).toEqual([undefined, 'new'])
  })

  test.each(['', '{', 'null'])('a file that was damaged to %j counts as absent', (damage) => {
    const root = storeOnce(step, ['a'], 'result')
    const [file = ''] = listFiles(join(root, folder))
    writeFiles(join(root, folder), { [file]: damage })
    expect(read(root, ['a'])).toBeUndefined()
    storeOnce(step, ['a'], 'again', root)
    expect(read(root, ['a'])).toBe('again')
  })
})

test('a file that another process is writing is not removed', () => {
  const root = storeOnce('pages', ['a'], 'result')
  writeFiles(join(root, folder), { 'pages/b.1.tmp': 'half' })
  storeOnce('pages', ['a'], 'result', root)
  expect(listFiles(join(root, folder))).toContain('pages/b.1.tmp')
})

test('a cleared step has no results', () => {
  const root = storeOnce('pages', ['a'], 'result')
  const store = openStore(root, 'engine')
  store.clear('pages')
  expect(store.step('pages').read(['a'])).toBeUndefined()
})

test('the content of a file is made once', async () => {
  const root = temporaryFolder()
  const make = vi.fn(async () => Buffer.from([0, 255]))
  const keep = () => openStore(root, 'engine').keepFile('cards', ['a'], make)
  const path = await keep()
  expect(await keep()).toBe(path)
  expect([...readFileSync(path)]).toEqual([0, 255])
  expect(make).toHaveBeenCalledOnce()
})

describe('files that belong together', () => {
  async function write(root: string, key: string): Promise<boolean> {
    const target = join(root, 'public')
    const { files, isNew } = await openStore(root, 'engine').keepFiles('console', [key], target, async () => {
      mkdirSync(target, { recursive: true })
      for (const name of ['a.js', 'b.css']) writeFileSync(join(target, name), key)
      return ['a.js', 'b.css']
    })
    expect(files).toEqual(['a.js', 'b.css'])
    return isNew
  }

  test('are left alone while what they are made of is the same', async () => {
    const root = temporaryFolder()
    expect([await write(root, 'one'), await write(root, 'one'), await write(root, 'two')]).toEqual([true, false, true])
  })

  test.each([
    ['another one', (path: string) => writeFileSync(path, 'of another key')],
    ['missing', rmSync],
  ])('are made again when one of them is %s', async (_, damage) => {
    const root = temporaryFolder()
    await write(root, 'one')
    damage(join(root, 'public/a.js'))
    expect(await write(root, 'one')).toBe(true)
    expect(readFileSync(join(root, 'public/a.js'), 'utf8')).toBe('one')
  })
})
