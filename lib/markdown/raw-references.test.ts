import { expect, test } from 'vitest'
import { rawReferences } from './raw-references.ts'

test('finds links and images with the positions of their elements', () => {
  expect(rawReferences('<p>See\n  <a href="/x#y">x</a> <img src="/images/a.png" alt="A lamp"></p>')).toEqual([
    { kind: 'link', address: '/x#y', alt: undefined, line: 2, column: 3 },
    { kind: 'file', address: '/images/a.png', alt: 'A lamp', line: 2, column: 24 },
  ])
})

test('reads a lone opening tag, as Markdown parses inline HTML', () => {
  expect(rawReferences('<a href="/x">')).toMatchObject([{ kind: 'link', address: '/x' }])
})

test('distinguishes an image without a text alternative from a decorative one', () => {
  expect(rawReferences('<img src="a.png">')).toMatchObject([{ alt: '' }])
  expect(rawReferences('<img src="a.png" alt="">')).toMatchObject([{ alt: undefined }])
})

test('finds the poster of a video', () => {
  expect(rawReferences('<video src="a.mp4" poster="a.png"></video>').map(({ address }) => address)).toEqual([
    'a.mp4',
    'a.png',
  ])
})
