import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIndex } from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex.js'
import type { PageRecords } from '../../../lib/search/model/record.ts'
import type { EngineBuild } from './engine-build.ts'

interface LunrDocument {
  i: number
  /** The text. */
  t: string
  u: string
  /** Title of what the text is part of. */
  s?: string
  /** Hash of the heading. */
  h?: string
  /** Id of the page's title. */
  p?: number
  /** Breadcrumbs. */
  b?: readonly string[]
}

/** The five lists that the plugin makes of a site: titles, headings, descriptions, keywords and texts. */
function documentLists(pages: readonly PageRecords[]): LunrDocument[][] {
  const [titles, headings, descriptions, keywords, texts]: [
    LunrDocument[],
    LunrDocument[],
    LunrDocument[],
    LunrDocument[],
    LunrDocument[],
  ] = [[], [], [], [], []]
  let last = 0
  const next = () => {
    last += 1
    return last
  }
  for (const records of pages) {
    const [{ title, url, breadcrumbs, description, keywords: words }] = records
    const id = next()
    const ofPage = { s: title, u: url, p: id }
    titles.push({ i: id, t: title, u: url, b: breadcrumbs })
    if (description !== '') descriptions.push({ i: id, t: description, ...ofPage })
    if (words.length > 0) keywords.push({ i: id, t: words.join(', '), ...ofPage })
    for (const { section, anchor, text, code } of records) {
      const h = anchor === '' ? '' : `#${anchor}`
      if (section !== '') headings.push({ i: next(), t: section, u: url, h, p: id })
      const content = [text, ...code].join(' ').trim()
      if (content !== '') texts.push({ i: next(), t: content, s: section || title, u: url, h, p: id })
    }
  }
  return [titles, headings, descriptions, keywords, texts]
}

/** docusaurus-search-local: its own index and search, with the settings that it has by itself. */
export const lunr: EngineBuild = {
  client: 'lunr',
  name: 'docusaurus-search-local (lunr)',
  async build({ pages }, folder) {
    const lists = buildIndex(documentLists(pages), {
      language: ['en'],
      removeDefaultStopWordFilter: [],
      removeDefaultStemmer: false,
    })
    writeFileSync(join(folder, 'search-index.json'), JSON.stringify(lists))
  },
}
