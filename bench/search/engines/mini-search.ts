import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import type { EngineBuild } from './engine-build.ts'
import { miniSearchOptions } from './mini-search-options.ts'

export const miniSearch: EngineBuild = {
  client: 'mini-search',
  name: 'MiniSearch 7, tuned',
  async build({ pages }, folder) {
    const index = new MiniSearch(miniSearchOptions)
    const documents = pages.flat().map(({ url, anchor, title, section, description, keywords, text, code }, id) => ({
      id,
      url,
      title,
      section,
      text,
      code: code.join(' '),
      // What belongs to a page is only at its head.
      description: anchor === '' ? description : '',
      keywords: anchor === '' ? keywords.join(' ') : '',
    }))
    index.addAll(documents)
    writeFileSync(join(folder, 'index.json'), JSON.stringify(index))
  },
}
