import { expect, test } from 'vitest'
import { explainFileFailure } from './explain-file-failure.ts'

/** An error as Node throws it. */
function fileError(code: string, details: { path?: string; dest?: string } = {}): Error {
  return Object.assign(new Error(`${code}: it failed`), { code, ...details })
}

test('a full disk is reported with the file that was written and a remedy', () => {
  const error = new Error('Cannot write /site/.cache/store/cards/a', { cause: fileError('ENOSPC') })
  expect(explainFileFailure(error)).toMatchInlineSnapshot(`
    "/site/.cache/store/cards/a: the disk is full (ENOSPC).
    Free some space, then run the command again. .cache/ and .next/ can be deleted: they are created again."
  `)
})

test('a read-only file system is reported', () => {
  expect(explainFileFailure(fileError('EROFS', { path: '/site/.cache' }))).toMatchInlineSnapshot(`
    "/site/.cache: it is on a read-only file system (EROFS).
    Mount it for writing. A build writes to .cache/, .contentlayer/, .next/, public/, and out/."
  `)
})

test('files of another user are reported', () => {
  expect(explainFileFailure(fileError('EACCES', { path: '/site/public' }))).toMatchInlineSnapshot(`
    "/site/public: this user is not allowed to do that (EACCES).
    Another user or a container has probably created the files: give them to this user (chown), or delete .cache/, .next/, .contentlayer/, and public/generated/, which are created again."
  `)
})

test('an export that is itself mounted is reported with the path that could not be replaced', () => {
  expect(explainFileFailure(fileError('EBUSY', { path: '/site/out', dest: '/site/.out.old' }))).toContain(
    '/site/out: it is in use (EBUSY).\nIf out/ itself is mounted',
  )
})

test('other errors are left to the caller', () => {
  expect(explainFileFailure(new Error('No sitemap today'))).toBeUndefined()
  expect(explainFileFailure(fileError('ENOENT', { path: '/site/a.md' }))).toBeUndefined()
  expect(explainFileFailure('a text')).toBeUndefined()
})
