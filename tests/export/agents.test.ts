import { expect, test } from 'vitest'
import { llmsFullPath, llmsIndexPath } from '#lib/agents/llms-txt.ts'
import { markdownVersionPath } from '#lib/agents/markdown-version-path.ts'
import { skillPath } from '#lib/agents/skill-file.ts'
import { normalizeRoute, type RoutePath } from '#lib/pages/route.ts'
import { pageOfFile, pages } from './exported-pages.ts'
import { documents, exportedFiles, fileOfRoute, operationRoutes, readExported, site } from './site.ts'

const exported = new Set(exportedFiles)
const routes = [...documents.map(({ route }) => route), ...(operationRoutes as RoutePath[])]
const markdownVersionFile = (route: RoutePath) => markdownVersionPath(route).slice(1)
const skillFile = skillPath.slice(1)
const markdownVersions = exportedFiles.filter((file) => file.endsWith('.md') && file !== skillFile)

test('every page and every operation has its Markdown version, and each Markdown version its page', () => {
  expect(routes.map(markdownVersionFile).filter((file) => !exported.has(file))).toEqual([])
  const orphans = markdownVersions.filter(
    (file) => !exported.has(fileOfRoute(normalizeRoute(`/${file.replace(/\.md$/, '')}`))),
  )
  expect(orphans).toEqual([])
})

test('every page names its Markdown version', () => {
  const silent = routes.filter(
    (route) =>
      !readExported(fileOfRoute(route)).includes(
        `type="text/markdown" href="${site.url}${markdownVersionPath(route)}"`,
      ),
  )
  expect(silent).toEqual([])
})

test('a Markdown version begins with title and address, and holds no markup of the build', () => {
  const wrong = routes.filter((route) => {
    const text = readExported(markdownVersionFile(route))
    const title = pageOfFile(fileOfRoute(route))?.title ?? ''
    return (
      !/^# \S/.test(text) ||
      !text.includes(`Address: <${site.url}`) ||
      // A sample may say “undefined”.
      /[\uE000-\uE003]|undefined/.test(text.replaceAll(/```[\s\S]*?```|`[^`]*`/g, '')) ||
      title === ''
    )
  })
  expect(wrong).toEqual([])
})

test('links of Markdown versions lead to pages, headings and files of the export', () => {
  const broken = markdownVersions.flatMap((markdownVersion) => {
    const prose = readExported(markdownVersion)
      .replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '')
      .replace(/`[^`\n]*`/g, '')
    return [...prose.matchAll(/\]\((https?:[^)\s]+)/g)].flatMap(([, address = '']) => {
      const { origin, pathname, hash } = new URL(address)
      if (origin !== site.url) return []
      const isPage = pathname.endsWith('/')
      const file = decodeURIComponent(isPage ? `${pathname}index.html` : pathname).slice(1)
      if (!exported.has(file)) return [`${markdownVersion}: ${address}`]
      const isKnown = hash === '' || pageOfFile(file)?.ids.has(decodeURIComponent(hash.slice(1)))
      return isKnown ? [] : [`${markdownVersion}: ${address} (anchor)`]
    })
  })
  expect(broken).toEqual([])
})

test('llms.txt lists every page once, by its Markdown version', () => {
  const text = readExported(llmsIndexPath.slice(1))
  const listed = [...text.matchAll(/^- \[.+\]\((\S+\.md)\)/gm)]
    .map(([, address]) => address)
    .filter((address) => address !== `${site.url}${skillPath}`)
  expect([...listed].sort()).toEqual(routes.map((route) => `${site.url}${markdownVersionPath(route)}`).sort())
  // A section holds links and nothing else. @see llmstxt.org, “Format”
  const [, ...sections] = text.split(/^## .+$/m)
  expect(sections.length).toBeGreaterThan(0)
  for (const section of sections)
    expect(
      section
        .trim()
        .split('\n')
        .filter((line) => !/^- \[.+\]\(\S+\)(?:: .+)?$/.test(line)),
    ).toEqual([])
})

test('llms-full.txt holds every current page whole', () => {
  const text = readExported(llmsFullPath.slice(1))
  const current = routes.filter((route) => documents.find((one) => one.route === route)?.version === undefined)
  expect(current.filter((route) => !text.includes(readExported(markdownVersionFile(route))))).toEqual([])
})

// A page at /skill has its Markdown version there.
test.skipIf(routes.includes('/skill' as RoutePath))(
  'skill.md has a name, and its links lead to files of the export',
  () => {
    const text = readExported(skillFile)
    expect(text).toMatch(/^---\nname: [a-z0-9-]+\ndescription: \S/)
    const linked = [...text.matchAll(/[(<](https?:[^)>\s]+)[)>]/g)].map(([, address = '']) => new URL(address))
    const paths = linked.filter(({ origin }) => origin === site.url).map(({ pathname }) => decodeURIComponent(pathname))
    expect(paths).toContain(llmsIndexPath)
    const files = paths.map((path) => (path.endsWith('/') ? `${path}index.html` : path).slice(1))
    expect(files.filter((file) => !exported.has(file))).toEqual([])
  },
)

test('without scripts, every article but a landing page has a link to its Markdown version', () => {
  const articles = pages.filter(
    ({ file }) =>
      routes.some((route) => fileOfRoute(route) === file) && !readExported(file).includes('class="article is-landing"'),
  )
  const missing = articles.filter(
    ({ file, links }) => !links.includes(`/${file === 'index.html' ? 'index' : file.replace(/\/index\.html$/, '')}.md`),
  )
  expect(missing.map(({ file }) => file)).toEqual([])
})
