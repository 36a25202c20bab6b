import { join } from 'node:path'
import { bindComponents, mdxComponents } from '#components/mdx/mdx-components.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import { type CompilePage, createPageCompiler } from '#lib/markdown/compile-page.ts'
import type { DiagramResult } from '#lib/markdown/diagram.ts'
import type { GlossaryEntry, ImageInfo } from '#lib/markdown/page-context.ts'
import { screenName } from '#lib/screens/screen-path.ts'
import { screenDrawer } from '#lib/screens/site-screens.ts'
import { screenStylesAddress } from '../screens/screen-styles.ts'
import { pageSources, sourcesHash } from './engine-sources.ts'
import { sha256 } from './page-cache.ts'
import { listFiles, readTextIfExists } from './read-files.ts'
import { rememberLast } from './remember-last.ts'

/** What the pages of a site are compiled with. */
export interface PageResources {
  root: string
  tokens: Tokens
  /** Public origin of the site. */
  origin: string
  glossary: Readonly<Record<string, GlossaryEntry>>
  images: ReadonlyMap<string, ImageInfo>
}

export interface SiteCompiler {
  compile: CompilePage
  /** A hash of everything but a page and its snippets that its HTML depends on. */
  key: string
  readSnippet: (path: string) => string | undefined
}

// What draws diagrams takes a second to load, and few texts have one.
const loadDiagrams = rememberLast(() => import('#lib/markdown/diagram.ts'))

/** Draws each diagram once, however many pages show it. */
function diagramRenderer() {
  let renderDiagram: ((source: string, id: string) => DiagramResult) | undefined
  const drawn = new Map<string, DiagramResult>()
  return {
    /** To be called before a page with this text is compiled. */
    async prepare(text: string) {
      if (text.includes('mermaid')) renderDiagram = (await loadDiagrams()).renderDiagram
    },
    render(source: string): DiagramResult {
      if (renderDiagram === undefined) throw new Error('A diagram is drawn before what draws it is loaded')
      const result = drawn.get(source) ?? renderDiagram(source, `d${sha256(source).slice(0, 6)}`)
      drawn.set(source, result)
      return result
    },
  }
}

function createSiteCompiler(
  root: string,
  tokens: Tokens,
  origin: string,
  glossary: PageResources['glossary'],
  images: PageResources['images'],
): SiteCompiler {
  const content = join(root, 'content')
  const readSnippet = (path: string) => (path.includes('..') ? undefined : readTextIfExists(join(content, path)))
  const diagrams = diagramRenderer()
  const screens = {
    names: () => listFiles(join(content, 'screens')).flatMap((file) => screenName(`screens/${file}`) ?? []),
    html: screenDrawer(readSnippet, tokens),
    styles: screenStylesAddress(),
  }
  const compilePage = createPageCompiler({
    tokens,
    origin,
    readSnippet,
    snippetNames: () =>
      ['snippets', 'partials'].flatMap((folder) => listFiles(join(content, folder)).map((file) => `${folder}/${file}`)),
    images,
    glossary,
    screens,
    components: mdxComponents,
    renderDiagram: diagrams.render,
    render: (putSlot) => bindComponents({ glossary, images, putSlot }),
  })
  const key = sha256(sourcesHash(pageSources), JSON.stringify([tokens, origin, glossary, [...images], screens.styles]))
  const compile: CompilePage = async (source) => {
    await diagrams.prepare(source.text)
    return compilePage(source)
  }
  return { compile, key, readSnippet }
}

/** Makes compilers for sites; the same one while a site's tokens, origin, glossary and images stay the same. */
export function siteCompilers(): (resources: PageResources) => SiteCompiler {
  const compilerOf = rememberLast(createSiteCompiler)
  return ({ root, tokens, origin, glossary, images }) => compilerOf(root, tokens, origin, glossary, images)
}
