import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { type DescribeOperation, operationAnchors } from '#lib/api/view/describe-operation.ts'
import { checkAssistantSettings } from '#lib/assistant/assistant-settings.ts'
import { checkLogo } from '#lib/checks/check-logo.ts'
import { checkSettings } from '#lib/checks/check-settings.ts'
import { configLinks } from '#lib/checks/config-links.ts'
import { checkCreateLines } from '#lib/checks/create-lines.ts'
import { checkDuplicateMetadata } from '#lib/checks/duplicate-metadata.ts'
import { checkExternalLinks } from '#lib/checks/external-links.ts'
import { glossaryLinks } from '#lib/checks/glossary-links.ts'
import { checkHeadingLevels } from '#lib/checks/heading-levels.ts'
import { checkImageAlt } from '#lib/checks/image-alt.ts'
import { checkLinks } from '#lib/checks/links.ts'
import { checkOrphanPages, frameLinks } from '#lib/checks/orphan-pages.ts'
import { checkPortalLabels } from '#lib/checks/portal-labels.ts'
import { checkSeveritySettings } from '#lib/checks/severity-settings.ts'
import { checkUnusedFiles } from '#lib/checks/unused-files.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import { unknownTokenDiagnostics } from '#lib/config/unknown-tokens.ts'
import { dataProse } from '#lib/content/data-prose.ts'
import type { Integrations } from '#lib/content/integration-file.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { checkImageSettings } from '#lib/images/image-settings.ts'
import { isPartial } from '#lib/markdown/partial.ts'
import type { Redirect } from '#lib/navigation/redirect-file.ts'
import type { PortalKind } from '#lib/samples/objects/portal-kinds.ts'
import { memoizeByName, memoizeLast } from '../disk/memoize-last.ts'
import { createProseChecker } from './check-prose.ts'
import type { LoadedApi } from './load-api.ts'
import type { ReadConfig } from './read-config.ts'
import type { SiteData } from './read-data.ts'
import type { Navigation } from './read-navigation.ts'
import type { SitePage } from './read-pages.ts'
import type { SitePartial } from './read-partials.ts'
import type { ReadScreens } from './read-screens.ts'

interface SiteInput {
  root: string
  config: ReadConfig
  data: SiteData
  /** All pages that claim a route, and those of them that get it. */
  claimed: readonly SitePage[]
  pages: readonly SitePage[]
  /** Shared pieces of pages. */
  partials: readonly SitePartial[]
  screens: ReadScreens
  /** Kinds of the portal's objects. */
  kinds: readonly PortalKind[]
  reference: LoadedApi
  /** The API whose operations have pages. */
  api: ApiReference | undefined
  describeOperation: DescribeOperation
  navigation: Navigation
  /** Paths of static files on the site; including its images. */
  files: ReadonlySet<string>
  images: Iterable<string>
  redirects: readonly Redirect[]
  integrations: Integrations
  /** Paths of all files below content/. */
  contentFiles: readonly string[]
  /** Text of a file below content/. */
  textOf: (name: string) => string | undefined
}

/** Data files of content/ with texts for readers, and the keys of these texts. */
const proseFiles = /^(?:capabilities|glossary|integrations|tags|themes|(?:versions\/[^/]+\/)?sidebars)\.yaml$/
/** Files whose tokens are replaced and that are not compiled as pages. */
const otherSources = /^snippets\/|\.yaml$/
const dataKinds = { definition: 'text', description: 'text', label: 'text', term: 'text' } as const

const foreignLink = {
  hint: 'Correct the path, remove the link, or set “api.links” in site.config.ts if it belongs to another site.',
}

/** Routes of pages that lists of the site link to: tag pages, and the indexes of guides and integrations where a page shows them. */
function listedRoutes(pages: readonly SitePage[], { entries }: Integrations): Set<string> {
  const guidesAreListed = pages.some(({ listsGuides }) => listsGuides)
  const listed = pages.filter(
    ({ hasTags, type, version }) => hasTags || (guidesAreListed && type === 'Guide' && version === undefined),
  )
  const integrationsAreListed = pages.some(({ listsIntegrations }) => listsIntegrations)
  const connected = integrationsAreListed ? entries.flatMap(({ page, examples }) => [page, examples ?? []].flat()) : []
  return new Set([...listed.map(({ route }) => route), ...connected])
}

/** Creates the checks that look at all pages together, except the checks of samples. */
export function createSiteChecker(): (site: SiteInput) => Diagnostic[] {
  const checkProse = createProseChecker()
  const linksOfConfig = memoizeLast(({ config, text, tokens }: ReadConfig) => configLinks(config, text, tokens))
  const linksOfGlossary = memoizeLast((text: string, tokens: Tokens) => glossaryLinks(text, tokens))
  const proseOfFile = memoizeByName((_file, text: string, tokens: Tokens) => dataProse(text, dataKinds, tokens))
  const pagesOfApi = memoizeLast((api: ApiReference | undefined, describe: DescribeOperation) =>
    (api?.operations ?? []).map((operation) => {
      const anchors = memoizeLast(() => operationAnchors(operation, describe(operation)))
      return { route: operation.route, anchors }
    }),
  )

  return ({
    root,
    config,
    data,
    claimed,
    pages,
    partials,
    screens,
    kinds,
    reference,
    api,
    describeOperation,
    navigation,
    files,
    images,
    redirects,
    integrations,
    contentFiles,
    textOf,
  }) => {
    const { tokens } = config
    const { sidebars, generatedRoutes } = navigation
    const dataLinks = [
      { file: 'content/glossary.yaml', links: linksOfGlossary(textOf('glossary.yaml') ?? '', tokens) },
      { file: 'site.config.ts', links: linksOfConfig(config) },
      ...partials.map(({ file, compiled }) => ({ file, links: compiled.links })),
    ]
    const apiLinks = reference.links
    return [
      ...checkSettings(config.config, config.text, tokens),
      ...checkLogo(config.config, config.text, (path) => existsSync(join(root, path))),
      ...checkSeveritySettings(config.config, config.text),
      ...checkImageSettings(config.config, config.text),
      ...checkAssistantSettings(config.config, config.text),
      ...checkLinks({
        pages,
        generatedPages: pagesOfApi(api, describeOperation),
        otherLinks: [
          ...apiLinks.map((link) => ({ file: link.file, links: [link], foreign: foreignLink })),
          ...dataLinks,
        ],
        unknownBelow: reference.unknown ? reference.basePath : undefined,
        generatedRoutes,
        files,
        redirects: new Map(redirects.map(({ from, to }) => [from as string, to as string])),
      }),
      ...contentFiles
        .filter((name) => otherSources.test(name))
        .flatMap((name) => unknownTokenDiagnostics(`content/${name}`, textOf(name) ?? '', tokens)),
      ...checkExternalLinks(pages, dataLinks),
      ...checkImageAlt([...pages, ...partials]),
      ...checkHeadingLevels(pages),
      ...checkDuplicateMetadata(pages),
      ...checkCreateLines(pages, kinds),
      ...checkOrphanPages({
        pages,
        sidebars: [...sidebars.values()].flat(),
        frame: [
          ...frameLinks(config.config),
          ...apiLinks.map(({ href }) => href),
          ...partials.flatMap(({ compiled }) => compiled.links.map(({ href }) => href)),
        ],
        listed: listedRoutes(pages, integrations),
      }),
      ...checkUnusedFiles({
        pages: claimed,
        images,
        snippets: contentFiles.filter((file) => file.startsWith('snippets/') || isPartial(file)),
        screens: screens.files,
      }),
      ...checkPortalLabels({ labels: screens.labels, screens: screens.used, pages: [...pages, ...partials] }),
      ...checkProse({
        pages: pages.map(({ file, compiled }) => ({ file, prose: compiled.prose })),
        others: [
          ...partials.map(({ file, compiled }) => ({ file, prose: compiled.prose })),
          ...contentFiles
            .filter((name) => proseFiles.test(name))
            .map((name) => {
              const file = `content/${name}`
              return { file, prose: proseOfFile(file, textOf(name) ?? '', tokens) }
            }),
          ...reference.prose,
        ],
        words: textOf('words.txt') ?? '',
        banned: data.banned,
        product: config.config.product,
        labels: [
          ...[...Object.values(data.tags), ...Object.values(data.technologies)].map(({ label }) => label),
          ...Object.values(data.glossary).map(({ term }) => term),
          ...(api?.operations ?? []).map(({ summary }) => summary),
        ],
      }),
    ]
  }
}
