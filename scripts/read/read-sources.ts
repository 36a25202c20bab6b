import { join } from 'node:path'
import { facetNames } from '#lib/config/listed-kinds.ts'
import { listFiles, readTextIfExists } from '../disk/read-files.ts'
import type { Store } from '../disk/store.ts'
import { createConfigReader, type ReadConfig } from './read-config.ts'
import { createDataReader, type SiteData } from './read-data.ts'
import { createImageReader, type SiteImages } from './read-images.ts'
import { createComponentReader } from './site-components.ts'
import { createPlaygroundKindReader, type SitePlaygroundKinds } from './site-playgrounds.ts'

/** Stage 1 of loading a site: its configuration, data files, pictures, and what it adds to the engine. */
export interface Sources {
  root: string
  config: ReadConfig
  components: Awaited<ReturnType<ReturnType<typeof createComponentReader>>>
  playgroundKinds: SitePlaygroundKinds
  data: SiteData
  images: SiteImages
  /** Paths of all files below content/. */
  contentFiles: readonly string[]
  /** Text of a file below content/. */
  textOf: (name: string) => string | undefined
}

/** Creates a reader of sources that returns its last results while the files are the same. */
export function createSourceReader(store: Store): () => Promise<Sources> {
  const { root } = store
  const readConfig = createConfigReader()
  const readComponents = createComponentReader()
  const readPlaygroundKinds = createPlaygroundKindReader()
  const readData = createDataReader(store)
  const readImages = createImageReader(store)
  return async () => {
    const config = await readConfig(root)
    const contentFiles = listFiles(join(root, 'content'))
    const textOf = (name: string) => readTextIfExists(join(root, 'content', name))
    const data = readData(contentFiles, textOf, config.tokens, facetNames(config.config.pageKinds))
    const components = await readComponents(root)
    const playgroundKinds = await readPlaygroundKinds(root)
    return { root, config, components, playgroundKinds, data, images: await readImages(), contentFiles, textOf }
  }
}
