import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { formatDiagnostic } from '#lib/diagnostics/format.ts'
import { bundlePrograms } from '../../scripts/bundle/bundle-programs.ts'
import { bundleSiteScript } from '../../scripts/bundle/bundle-site-script.ts'
import { bundleStyles } from '../../scripts/bundle/bundle-styles.ts'
import { loadSite } from '../../scripts/read/load-site.ts'
import { layOutContent } from '../sites/lay-out-site.ts'
import { documentedSite } from '../support/documented-site.ts'

// docs/your-own-site.md is what a team copies from. Its examples are laid out as a site, and checked.

async function check(name: string, files: Readonly<Record<string, string>>) {
  const site = await loadSite(layOutContent(name, files))
  const sourceOf = () => undefined
  return {
    site,
    printed: site.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, { color: false, sourceOf })),
  }
}

test('the minimal site of docs/your-own-site.md has no errors and no warnings', async () => {
  const files = documentedSite('Settings')
  expect(Object.keys(files)).toEqual([
    'site.config.ts',
    'content/index.mdx',
    'content/install.md',
    'content/sidebars.yaml',
  ])
  const { site, printed } = await check('documented-minimal', files)
  expect(printed).toEqual([])
  expect(site.pages.map(({ route }) => route).sort()).toEqual(['/', '/install'])
})

test('neither does the site with all its examples, and each of them has an effect', async () => {
  const { site, printed } = await check('documented-site', documentedSite())
  expect(printed).toEqual([])
  const { config, pages, facets } = site
  const htmlOf = (path: string) => pages.find(({ route }) => route === path)?.compiled.html ?? ''
  expect(config).toMatchObject({ accent: { light: '#8a3ffc' }, search: { weights: { keywords: 8 } } })
  expect(config.navbar[1]).toMatchObject({ active: { kind: 'under', segment: 'tutorials' } })
  expect(facets.parts?.walls).toEqual({ label: 'Walls' })
  expect(pages.find(({ route }) => route === '/recipes/all/mortar')?.type).toBe('Recipe')
  expect(pages.find(({ route }) => route === '/tutorials/all/first-wall')?.type).toBe('Guide')
  const pricing = htmlOf('/pricing')
  expect(pricing).toContain('<section class="price" data-component="price">')
  expect(pricing).toContain('<p>$10 per month</p><div>Billed <strong>yearly</strong>.</div>')
  expect(pricing).toContain('<path d="M2 7h20v10H2z"></path>')
  expect([...site.playgrounds.results]).toMatchObject([['/plans', new Map([[9, { text: '▢▢▢▢\n▢▢▢▢' }]])]])
})

test('what a live block of the site says is wrong is an error at its place, as is a kind that fails', async () => {
  const files = documentedSite()
  const page = (files['content/plans.md'] ?? '').replace('height: 2', 'depth: 2')
  const { printed } = await check('documented-plan', { ...files, 'content/plans.md': page })
  expect(printed).toEqual([expect.stringContaining('content/plans.md:10:1  playground-result')])
  expect(printed[0]).toContain('The plan needs both a width and a height.')
  const source = (files['site/playgrounds/wall.ts'] ?? '').replace("title: 'Plan',", '')
  const incomplete = await check('documented-no-title', { ...files, 'site/playgrounds/wall.ts': source })
  expect(incomplete.printed).toEqual([expect.stringContaining('site/playgrounds/wall.ts:1:1  site-playground-invalid')])
  const broken = await check('documented-broken-kind', { ...files, 'site/playgrounds/wall.ts': 'export const = 1' })
  expect(broken.printed).toEqual([expect.stringContaining('site/playgrounds/wall.ts:1:14  site-playground-invalid')])
})

test('a wrong property of a component, and a component without a description, are errors with their places', async () => {
  const files = documentedSite()
  const page = `${files['content/pricing.mdx']}\n<Price plan="tem" />\n`
  const wrongProperty = await check('documented-property', { ...files, 'content/pricing.mdx': page })
  expect(wrongProperty.printed).toEqual([expect.stringContaining('content/pricing.mdx:13:8  component-props')])
  const source = files['site/components/price.tsx'] ?? ''
  const incomplete = { ...files, 'site/components/price.tsx': source.replace(/ {2}description:.*\n/, '') }
  const { printed } = await check('documented-incomplete', incomplete)
  expect(printed.join('\n')).toContain('site/components/price.tsx:1:1  site-component-invalid')
  const broken = { ...files, 'site/components/price.tsx': source.replace('z.object({', 'z.object{') }
  expect((await check('documented-broken', broken)).printed.join('\n')).toContain('site/components/price.tsx:7:18')
})

test('what a minimal site must have is said', async () => {
  const { printed } = await check('documented-nothing', {
    ...documentedSite('Settings'),
    'site.config.ts': 'export default {}',
  })
  const errors = printed.filter((text) => !text.includes('(warning)'))
  expect(errors.map((text) => text.split('\n')[1]?.trim())).toEqual([
    expect.stringContaining('The setting “brand” is missing.'),
    expect.stringContaining('The setting “product” is missing.'),
    expect.stringContaining('The setting “url” is missing.'),
  ])
})

test('browsers get the script of a component on pages that have it, the playgrounds, and the styles of the site last', async () => {
  const root = layOutContent('documented-assets', documentedSite())
  for (const folder of ['app/styles', 'components', 'lib', 'package.json'])
    cpSync(folder, join(root, folder), { recursive: true })
  const { files } = await bundleSiteScript(root, undefined)
  const script = files.find(({ name }) => name.startsWith('enhance-price.'))
  expect(script?.text).toContain('in-euros')
  expect(
    files.some(({ text }) => text.includes('[data-component="price"]') && text.includes(script?.name ?? '—')),
  ).toBe(true)

  expect((await bundlePrograms(root)).worker).toContain('The plan needs both')

  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { rest } = await bundleStyles(root, { css: '', rest: '' })
  expect(printed).toHaveBeenCalledWith('site/site.css adds 0.1 kB (Brotli) to every page.')
  printed.mockRestore()
  expect(readFileSync(join(root, 'public', rest), 'utf8').trimEnd()).toMatch(/\.price\{[^}]*\}$/)
})
