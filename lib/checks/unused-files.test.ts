import { expect, test } from 'vitest'
import { checkedPages, shown } from '../../tests/support/checked-pages.ts'
import { checkUnusedFiles } from './unused-files.ts'

const images = ['/images/model.svg', '/images/entity-page.png', '/images/tour.mp4']
const snippets = ['snippets/service.json', 'snippets/marked.yaml']
const check = async (texts: Readonly<Record<string, string>>) =>
  checkUnusedFiles({ pages: await checkedPages(texts), images, snippets })

test('files that are only mentioned in text', async () => {
  const text = '`model.svg`\n\n![Page](/images/entity-page.png)\n\n```json file=snippets/service.json\n```\n'
  expect(shown(await check({ 'page.md': text }), '')).toMatchInlineSnapshot(`
    "
    content/images/model.svg:1:1  unused-image (warning)
      No page uses this image.  Remove the file, or use it.
        > 1 | 
            | ^

    content/images/tour.mp4:1:1  unused-image (warning)
      No page uses this image.  Remove the file, or use it.
        > 1 | 
            | ^

    content/snippets/marked.yaml:1:1  unused-snippet (warning)
      No page uses this snippet.  Remove the file, or use it.
        > 1 | 
            | ^
    "
  `)
})

test('files that pages show, link to, compute, or include', async () => {
  const shownDiagnostics = await check({
    'a.md': '![Page][page]\n\n[page]: /images/entity-page.png\n\n```json file=snippets/service.json\n```\n',
    'b.mdx': '<Video src="/images/tour.mp4" title="Tour" />\n\n```yaml file="snippets/marked.yaml"\n```\n',
    'c.mdx': '<Figure src={"/images/" + "model.svg"} alt="The model" />\n',
  })
  expect(shownDiagnostics).toEqual([])
})

test('a link to an image counts as a use', async () => {
  const shownDiagnostics = await check({ 'a.md': '[model](/images/model.svg?download)\n' })
  expect(shownDiagnostics.map(({ file }) => file)).not.toContain('content/images/model.svg')
})
