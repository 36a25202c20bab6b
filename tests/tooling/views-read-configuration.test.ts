import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/disk/read-files.ts'

// A development server shows a changed configuration without loading anything again. A view that kept a setting when it
// was loaded would show the old one. The frame around documents is rendered by the framework, which loads it again.
const root = join(import.meta.dirname, '../..')
const renderedByFramework = ['components/layout/site-document.tsx']

/** Lines outside of functions that read the configuration. */
function earlyReads(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const reads: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isFunctionLike(node)) return
    if (ts.isIdentifier(node) && node.text === 'site')
      reads.push(`${file}:${source.getLineAndCharacterOfPosition(node.pos).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return reads
}

test('views read the configuration when they are rendered, not when they are loaded', () => {
  const views = listFiles(join(root, 'components'))
    .map((file) => `components/${file}`)
    .filter((file) => /import \{ site \} from '[^']*\/site\.ts'/.test(readFileSync(join(root, file), 'utf8')))
  expect(views).toContain('components/layout/footer-view.tsx')
  expect(views.filter((file) => !renderedByFramework.includes(file)).flatMap(earlyReads)).toEqual([])
})
