import { expect, test } from 'vitest'
import { pageDiagnostics } from '../../tests/support/test-compiler.ts'
import { rawReferences } from './remark-references.ts'

test('a missing image, after a token', async () => {
  expect(await pageDiagnostics('md', '{product} ![x](/images/entity-pag.png)')).toMatchInlineSnapshot(`
    "
    page.md:1:11  missing-image
      There is no image /images/entity-pag.png; images are in content/images/, and their paths start at the site's root.  Did you mean “/images/entity-page.png”?
        > 1 | {product} ![x](/images/entity-pag.png)
            |           ^
    "
  `)
})

test('a missing image of a component', async () => {
  expect(await pageDiagnostics('mdx', '<Figure src="/images/nothing-like-it.png" alt="x" />')).toMatchInlineSnapshot(`
    "
    page.mdx:1:1  missing-image
      There is no image /images/nothing-like-it.png; images are in content/images/, and their paths start at the site's root.  Add the file, or correct the path.
        > 1 | <Figure src="/images/nothing-like-it.png" alt="x" />
            | ^
    "
  `)
})

test('an image by a relative path or by reference, and the files of a video', async () => {
  expect(await pageDiagnostics('md', '![x](entity-page.png) ![x][y]\n\n[y]: /images/modle.svg')).toMatchInlineSnapshot(`
    "
    page.md:1:1  missing-image
      There is no image entity-page.png; images are in content/images/, and their paths start at the site's root.  Did you mean “/images/entity-page.png”?
        > 1 | ![x](entity-page.png) ![x][y]
            | ^
          2 | 

    page.md:1:23  missing-image
      There is no image /images/modle.svg; images are in content/images/, and their paths start at the site's root.  Did you mean “/images/model.svg”?
        > 1 | ![x](entity-page.png) ![x][y]
            |                       ^
          2 | 
    "
  `)
  const film = '<Video src="/images/tour.mp4" title="x" captions="/images/tuor.vtt" />'
  expect(await pageDiagnostics('mdx', film)).toMatchInlineSnapshot(`
    "
    page.mdx:1:1  missing-image
      There is no image /images/tuor.vtt; images are in content/images/, and their paths start at the site's root.  Did you mean “/images/tour.vtt”?
        > 1 | <Video src="/images/tour.mp4" title="x" captions="/images/tuor.vtt" />
            | ^
    "
  `)
})

test('an image on another host is not checked', async () => {
  expect(await pageDiagnostics('md', '![x](https://example.com/x.png)')).toBe('\n\n')
})

test('headings of level 1', async () => {
  expect(await pageDiagnostics('md', '# Title\n\nOther title\n===')).toMatchInlineSnapshot(`
    "
    page.md:1:1  heading-level
      The page title is the only heading of level 1.  Use “##”; the title comes from the frontmatter.
        > 1 | # Title
            | ^
          2 | 

    page.md:3:1  heading-level
      The page title is the only heading of level 1.  Use “##”; the title comes from the frontmatter.
          2 | 
        > 3 | Other title
            | ^
          4 | ===
    "
  `)
})

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
