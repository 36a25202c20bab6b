import { expect, test } from 'vitest'
import { rawReferences } from './raw-references.ts'

test('finds links and pictures with the places of their elements', () => {
  expect(rawReferences('<p>See\n  <a href="/x#y">x</a> <img src="/images/a.png" alt="A lamp"></p>')).toEqual([
    { kind: 'link', address: '/x#y', alt: undefined, line: 2, column: 3 },
    { kind: 'file', address: '/images/a.png', alt: 'A lamp', line: 2, column: 24 },
  ])
})

test('reads an opening tag without its end, as Markdown hands it over within a line', () => {
  expect(rawReferences('<a href="/x">')).toMatchObject([{ kind: 'link', address: '/x' }])
})

test('tells a picture without text from one that is decoration', () => {
  expect(rawReferences('<img src="a.png">')).toMatchObject([{ alt: '' }])
  expect(rawReferences('<img src="a.png" alt="">')).toMatchObject([{ alt: undefined }])
})

test('takes the picture of a film', () => {
  expect(rawReferences('<video src="a.mp4" poster="a.png"></video>').map(({ address }) => address)).toEqual([
    'a.mp4',
    'a.png',
  ])
})
