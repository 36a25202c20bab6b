import type { Tokens } from '#lib/config/tokens.ts'
import { readIntegrations } from '#lib/content/integration-file.ts'
import type { Technologies } from '#lib/content/technology-file.ts'
import { memoizeLast } from '../disk/memoize-last.ts'
import type { SiteData } from './read-data.ts'
import type { SiteMarks } from './read-marks.ts'
import type { SitePage } from './read-pages.ts'

/** Creates a reader of integrations.yaml that reads it again only when it, or what it refers to, has changed. */
export function createIntegrationReader() {
  const read = memoizeLast(
    (text: string | undefined, technologies: Technologies, { names }: SiteMarks, routes: string, tokens: Tokens) => {
      const targets = { technologies, icons: names, routes: new Set(routes.split('\n')) }
      return readIntegrations('content/integrations.yaml', text, targets, tokens)
    },
  )
  return (
    text: string | undefined,
    { technologies, marks }: Pick<SiteData, 'technologies' | 'marks'>,
    pages: readonly SitePage[],
    tokens: Tokens,
  ) => {
    const current = pages.filter(({ version }) => version === undefined)
    return read(text, technologies, marks, current.map(({ route }) => route).join('\n'), tokens)
  }
}
