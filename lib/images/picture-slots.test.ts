import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { expect, test } from 'vitest'
import type { ResponsivePicture } from './picture-html.ts'
import { fillPictures, pictureSlot, pictureSources } from './picture-slots.ts'

const page = (...sources: string[]) =>
  toHtml(
    h(
      'p',
      sources.flatMap((src) => pictureSlot(src, h('img', { src, alt: 'A “picture”' }) as Element)),
    ),
    { allowDangerousHtml: true },
  )
const picture: ResponsivePicture = {
  width: 500,
  sources: [
    {
      type: 'image/avif',
      files: [
        { href: '/a-300.avif', width: 300 },
        { href: '/a-500.avif', width: 500 },
      ],
    },
    { type: 'image/png', files: [{ href: '/a-300.png', width: 300 }] },
  ],
  placeholder: { columns: 3, colors: ['#fff', '#fff', '#abc', '#fff', '#abc', '#abc'] },
}

test('the images of a page are identified by the paths that the writer used', () => {
  expect(pictureSources(page('/images/a&b c.png', '/images/d--e.png'))).toEqual([
    '/images/a&b c.png',
    '/images/d--e.png',
  ])
  expect(pictureSources('<p>none</p>')).toEqual([])
})

test('without published files, only the image remains, and no slot', () => {
  expect(fillPictures(page('/images/a.png'), new Map())).toBe('<p><img src="/images/a.png" alt="A “picture”"></p>')
})

test('published files, sizes, and the placeholder are added around the image', () => {
  expect(
    fillPictures(page('/images/a.png'), new Map([['/images/a.png', picture]])).replaceAll('><', '>\n<'),
  ).toMatchInlineSnapshot(`
    "<p>
    <span class="picture">
    <svg viewBox="0 0 3 2" preserveAspectRatio="none" aria-hidden="true">
    <path fill="#fff" d="M0 0h1v1h-1zM1 0h1v1h-1zM0 1h1v1h-1z"/>
    <path fill="#abc" d="M2 0h1v1h-1zM1 1h1v1h-1zM2 1h1v1h-1z"/>
    </svg>
    <picture>
    <source type="image/avif" srcset="/a-300.avif 300w, /a-500.avif 500w" sizes="(max-width: 996px) min(92vw, 500px), (max-width: 1180px) min(92vw - 315px, 500px), min(88vw - 570px, 500px)">
    <source type="image/png" srcset="/a-300.png 300w" sizes="(max-width: 996px) min(92vw, 500px), (max-width: 1180px) min(92vw - 315px, 500px), min(88vw - 570px, 500px)">
    <img src="/images/a.png" alt="A “picture”">
    </picture>
    </span>
    </p>"
  `)
})

test('a transparent image has no placeholder, and one without smaller files has no sources', () => {
  const pictureWithoutSources = { width: 20, sources: [], placeholder: undefined }
  expect(fillPictures(page('/images/a.png'), new Map([['/images/a.png', pictureWithoutSources]]))).toBe(
    fillPictures(page('/images/a.png'), new Map()),
  )
})
