import { join } from 'node:path'
import { bindComponents } from '#components/mdx/mdx-components.ts'
import {
  type CompiledPage,
  type CompilePage,
  type CompilerOptions,
  createPageCompiler,
  type PageSource,
} from '#lib/compile/compile-page.ts'
import type { DiagramResult } from '#lib/markdown/diagram.ts'
import { screenDrawer } from '#lib/screens/screen-html.ts'
import { screenName } from '#lib/screens/screen-path.ts'
import { type FileHashes, filesAreSame, hashFiles, sha256 } from '../disk/hash.ts'
import { memoizeLast, memoizeValues } from '../disk/memoize-last.ts'
import { listFiles, readTextIfExists } from '../disk/read-files.ts'
import type { Store } from '../disk/store.ts'
import { screenStylesAddress } from '../screens/screen-styles.ts'
import { loadComponents } from './site-components.ts'

/** Everything that the compiler needs besides a page. */
export interface PageResources
  extends Pick<CompilerOptions, 'tokens' | 'origin' | 'glossary' | 'images' | 'marks' | 'playgroundForms'> {
  root: string
  /** Languages of code that the site adds. */
  addedLanguages: readonly string[]
  /** Bundle of the site's own components; undefined if it has none. */
  components: string | undefined
}

export interface SiteCompiler {
  compile: CompilePage
  /** A hash of everything in a site, other than a page and its snippets, that its HTML depends on. */
  key: string
  readSnippet: (path: string) => string | undefined
}

// The diagram renderer takes a second to load, and few texts have a diagram.
const loadDiagrams = memoizeLast(() => import('#lib/markdown/diagram.ts'))

/** Draws each diagram once, even if many pages show it. */
function diagramRenderer() {
  let renderDiagram: ((source: string, id: string) => DiagramResult) | undefined
  const drawn = new Map<string, DiagramResult>()
  return {
    /** Must be called before a page with this text is compiled. */
    async prepare(text: string) {
      if (text.includes('mermaid')) renderDiagram = (await loadDiagrams()).renderDiagram
    },
    render(source: string): DiagramResult {
      if (renderDiagram === undefined) throw new Error('The diagram renderer is used before it is loaded')
      const result = drawn.get(source) ?? renderDiagram(source, `d${sha256(source).slice(0, 6)}`)
      drawn.set(source, result)
      return result
    },
  }
}

function createSiteCompiler({ root, components: componentsBundle, ...resources }: PageResources): SiteCompiler {
  const { tokens, origin, glossary, images, addedLanguages, marks, playgroundForms } = resources
  const content = join(root, 'content')
  const readSnippet = (path: string) => (path.includes('..') ? undefined : readTextIfExists(join(content, path)))
  const diagrams = diagramRenderer()
  const screens = {
    names: () => listFiles(join(content, 'screens')).flatMap((file) => screenName(`screens/${file}`) ?? []),
    html: screenDrawer(readSnippet, tokens),
    styles: screenStylesAddress(),
  }
  const compilePage = memoizeLast(async () => {
    const components = await loadComponents(componentsBundle)
    return createPageCompiler({
      ...resources,
      readSnippet,
      snippetNames: () =>
        ['snippets', 'partials'].flatMap((folder) =>
          listFiles(join(content, folder)).map((file) => `${folder}/${file}`),
        ),
      screens,
      components,
      renderDiagram: diagrams.render,
      render: (putSlot) => bindComponents(components, { glossary, images, marks, putSlot }),
    })
  })
  const key = sha256(
    JSON.stringify([
      tokens,
      origin,
      glossary,
      [...images],
      [...marks],
      componentsBundle,
      addedLanguages,
      playgroundForms,
    ]),
  )
  const compile: CompilePage = async (source) => {
    await diagrams.prepare(source.text)
    return (await compilePage())(source)
  }
  return { compile, key, readSnippet }
}

/** Returns a compiler for a site; the same one while each of its resources stays the same. */
export function siteCompilers(): (resources: PageResources) => SiteCompiler {
  return memoizeValues(createSiteCompiler)
}

interface PageCache {
  read: (source: PageSource) => CompiledPage | undefined
  write: (source: PageSource, page: CompiledPage) => void
}

/** Compiled pages, keyed by their content, so the cache works in a fresh clone, where modification times are meaningless. */
export function openPageCache(
  store: Store,
  { key, readSnippet }: Pick<SiteCompiler, 'key' | 'readSnippet'>,
): PageCache {
  const pages = store.step<{ includes: FileHashes; page: CompiledPage }>('pages')
  return {
    read({ file, text }) {
      const cached = pages.read([key, file, text])
      return cached !== undefined && filesAreSame(cached.includes, readSnippet) ? cached.page : undefined
    },
    write({ file, text }, page) {
      pages.write([key, file, text], { includes: hashFiles(page.includes, readSnippet), page })
    },
  }
}
