import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { smallConfig, soundPage } from './broken-content.ts'
import { type CommandResult, layOutContent, runCommand } from './lay-out-site.ts'

const engine = process.cwd()
const recipes = "pageKinds: { more: { recipe: { folder: 'recipes', one: 'recipe', many: 'recipes' } } },"
let root: string
const run = (...args: string[]): CommandResult => runCommand('new', root, engine, args)
const pathOf = (path: string) => join(root, 'content', path)

beforeEach(() => {
  root = layOutContent('new-command', {
    'site.config.ts': smallConfig.replace('  url:', `  ${recipes}\n  url:`),
    'content/index.md': soundPage('Home'),
    'content/scorecards/levels.md': soundPage('Levels'),
    'content/themes.yaml': 'incidents:\n  label: Incidents\nai:\n  label: AI\n',
    'content/sidebars.yaml':
      'main:\n  - { type: doc, label: Home, path: / }\n  - { type: doc, label: Levels, path: /scorecards/levels }\n',
  })
})

describe('a new page', () => {
  test('of each kind passes every check once its sidebar has the line that is printed', () => {
    const pages = [
      [['guide', 'Lock a service'], 'guides/all/lock-a-service.mdx'],
      [['guide', 'Unlock a service', '--theme', 'ai'], 'guides/all/unlock-a-service.mdx'],
      [['doc', 'Folders and pages'], 'folders-and-pages.mdx'],
      [['doc', 'Widgets', '--path', '/pages/all-widgets'], 'pages/all-widgets.mdx'],
      [['solution', 'Find "risky": services #1'], 'solutions/find-risky-services-1.mdx'],
      [['api-page', 'Rate limits'], 'api-reference/rate-limits.mdx'],
      [['recipe', 'Mix mortar', '--theme', 'ai'], 'recipes/mix-mortar.mdx'],
    ] as const
    for (const [args, path] of pages) {
      const { exitCode, stdout, stderr } = run(...args)
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
      expect(stdout).toContain(`content/${path} written`)
      const [, line] = /^ {2}(- \{ type: doc.*\})$/m.exec(stdout) ?? []
      appendFileSync(pathOf('sidebars.yaml'), `  ${line}\n`)
    }
    expect(runCommand('check', root, engine)).toEqual({
      exitCode: 0,
      stdout: `${pages.length + 2} pages checked\n`,
      stderr: 'No errors, no warnings\n',
    })
  })

  test('of the guides has the first theme, and the others are named', () => {
    expect(run('guide', 'Lock a service').stdout).toContain('“incidents”; --theme sets another: incidents, ai.')
    expect(readFileSync(pathOf('guides/all/lock-a-service.mdx'), 'utf8')).toContain('\ntheme: incidents\n')
  })
})

describe('nothing is written', () => {
  test.each([[[]], [['--theme', 'ai']]])('if a guide has no theme to be listed under: %j', (args) => {
    rmSync(pathOf('themes.yaml'))
    const { exitCode, stderr } = run('guide', 'Lock a service', ...args)
    expect(exitCode).toBe(2)
    expect(stderr).toContain('content/themes.yaml has none. Add one, for example “basics: { label: Basics }”.')
    expect(existsSync(pathOf('guides/all/lock-a-service.mdx'))).toBe(false)
  })

  test.each([
    ['scorecards/levels', 'scorecards/levels.md'],
    ['/scorecards/levels.mdx', 'scorecards/levels.md'],
  ])('over a file that exists: %s', (path, file) => {
    const before = readFileSync(pathOf(file), 'utf8')
    const { exitCode, stderr } = run('doc', 'Levels', '--path', path)
    expect(exitCode).toBe(2)
    expect(stderr).toContain('already exists; nothing was written.')
    expect(readFileSync(pathOf(file), 'utf8')).toBe(before)
    expect(existsSync(pathOf('scorecards/levels.mdx'))).toBe(false)
  })

  test('over a page that the command wrote', () => {
    run('doc', 'Folders')
    writeFileSync(pathOf('folders.mdx'), 'mine')
    expect(run('doc', 'Folders').exitCode).toBe(2)
    expect(readFileSync(pathOf('folders.mdx'), 'utf8')).toBe('mine')
  })

  test.each([
    [[], 'Name a kind of page.'],
    [['page', 'A'], '“page” is not a kind of page.'],
    [['guide'], 'Name a title.'],
    [['guide', 'Lock', 'a', 'service'], 'Put the title in quotes.'],
    [['guide', 'Lock', '--theme', 'other'], '“other” is not a theme. Use one of: incidents, ai.'],
    [['doc', 'A', '--path', '../outside'], 'is not a path'],
    [['doc', 'A', '--force'], '--force'],
  ])('when the command line means nothing: %j', (args, message) => {
    const { exitCode, stderr } = run(...args)
    expect(exitCode).toBe(2)
    expect(stderr).toContain(message)
    expect(stderr).toContain('Usage: npm run new -- ')
  })
})
