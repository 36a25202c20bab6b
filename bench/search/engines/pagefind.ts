import { close, createIndex } from 'pagefind'
import type { EngineBuild } from './engine-build.ts'
import { pageHtml } from './page-html.ts'

const fail = (errors: readonly string[]) => {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(' ')}`)
}

export const pagefind: EngineBuild = {
  client: 'pagefind',
  name: 'Pagefind, tuned',
  async build({ pages }, folder) {
    const { index, errors } = await createIndex({ forceLanguage: 'en' })
    fail(errors)
    if (index === undefined) throw new Error('Pagefind made no index.')
    for (const records of pages) {
      const added = await index.addHTMLFile({ url: records[0].url, content: pageHtml(records) })
      fail(added.errors)
    }
    fail((await index.writeFiles({ outputPath: folder })).errors)
    await close()
  },
}
