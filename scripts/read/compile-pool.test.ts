import { expect, test } from 'vitest'
import type { CompiledPage } from '#lib/compile/compile-page.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { compileInThreads } from './compile-pool.ts'
import { type PageResources, siteCompilers } from './site-compiler.ts'

const resourcesOf = (root: string): PageResources => ({
  root,
  tokens: { product: 'Lantern' },
  origin: 'https://docs.lantern.example',
  glossary: { lamp: { term: 'Lamp', definition: 'What gives light.' } },
  addedLanguages: ['xml'],
  playgroundForms: [],
  images: new Map([['/images/a.png', { width: 40, height: 30 }]]),
  marks: new Map(),
  components: undefined,
})

const page = (name: string, text: string) => ({ name, source: { file: `content/${name}.mdx`, text } })

test('pages compiled in threads are the same as those compiled in this thread', async () => {
  const resources = resourcesOf(temporaryFolder({ 'content/snippets/a.json': '{ "a": 1 }\n' }))
  const pages = [
    page('a', 'A <Term id="lamp">lamp</Term> of {product}.\n\n## Heading\n\n![A](/images/a.png)'),
    page('b', '```json include="snippets/a.json"\n```\n'),
    page('c', '```mermaid alt="One leads to two"\ngraph LR\n  a --> b\n```\n'),
    page('d', 'It is <10s and [nowhere'),
    ...Array.from({ length: 12 }, (_, index) => page(`page-${index}`, `Text ${index}.`)),
  ]
  const found = new Map<string, CompiledPage>()
  await compileInThreads(resources, 2, pages, ({ name }, compiled) => found.set(name, compiled))
  const { compile } = siteCompilers()(resources)
  expect(found.size).toBe(pages.length)
  for (const { name, source } of pages) expect(found.get(name)).toEqual(await compile(source))
}, 60_000)

test('a thread that fails is reported', async () => {
  const resources = { ...resourcesOf(temporaryFolder()), images: undefined as unknown as PageResources['images'] }
  const work = compileInThreads(resources, 1, [page('a', '![A](/images/a.png)')], () => undefined)
  await expect(work).rejects.toThrow()
}, 60_000)
