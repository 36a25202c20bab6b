import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { listFiles } from '../disk/read-files.ts'
import { copyImages } from './copy-images.ts'

test('publishes new and changed pictures and removes those that are gone', () => {
  const root = temporaryFolder()
  const images = join(root, 'content/images')
  mkdirSync(join(images, 'guides'), { recursive: true })
  writeFileSync(join(images, 'a.svg'), '<svg/>')
  writeFileSync(join(images, 'guides/b.svg'), '<svg/>')
  copyImages(root)
  expect(listFiles(join(root, 'public/images'))).toEqual(['a.svg', 'guides/b.svg'])

  writeFileSync(join(images, 'a.svg'), '<svg id="new"/>')
  rmSync(join(images, 'guides/b.svg'))
  copyImages(root)
  expect(listFiles(join(root, 'public/images'))).toEqual(['a.svg'])
  expect(readFileSync(join(root, 'public/images/a.svg'), 'utf8')).toBe('<svg id="new"/>')
})
