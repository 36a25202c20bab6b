import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiReference } from '#lib/api/api-operation.ts'
import { type DescribeOperation, operationAnchors } from '#lib/api/view/describe-operation.ts'
import type { LinkSource } from '#lib/checks/checked-site.ts'
import { configLinks } from '#lib/checks/config-links.ts'
import { glossaryLinks } from '#lib/checks/glossary-links.ts'
import { frameLinks } from '#lib/checks/orphan-pages.ts'
import type { SiteProse } from '#lib/checks/prose.ts'
import { type CheckInput, siteChecks } from '#lib/checks/site-checks.ts'
import { facetNames, listedKinds } from '#lib/config/listed-kinds.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { Tokens } from '#lib/config/tokens.ts'
import { dataProse } from '#lib/content/data-prose.ts'
import type { Integrations } from '#lib/content/integration-file.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { isPartial } from '#lib/markdown/partial.ts'
import { type BannedWordsFile, bannedWords } from '#lib/prose/banned-words.ts'
import { readPageProse } from '#lib/prose/page-prose.ts'
import { namesAmong, type ProseRules } from '#lib/prose/prose-rules.ts'
import type { ProseRun } from '#lib/prose/prose-run.ts'
import { readWordList } from '#lib/prose/word-list.ts'
import type { ObjectKind } from '#lib/samples/objects/object-kinds.ts'
import { memoizeByName, memoizeByObject, memoizeLast, reuseEqual } from '../disk/memoize-last.ts'
import type { LoadedApi } from './load-api.ts'
import { loadDictionary } from './load-dictionary.ts'
import type { LoadedSite } from './loaded-site.ts'
import type { ReadConfig } from './read-config.ts'
import type { Navigation } from './read-navigation.ts'
import type { SitePage } from './read-pages.ts'
import type { SitePartial } from './read-partials.ts'
import type { ReadScreens } from './read-screens.ts'
import type { Sources } from './read-sources.ts'

interface SiteInput
  extends Pick<Sources, 'root' | 'config' | 'data' | 'contentFiles' | 'textOf'>,
    Pick<LoadedSite, 'api' | 'describeOperation' | 'redirects' | 'integrations'> {
  /** All pages that claim a route, and those of them that get it. */
  claimed: readonly SitePage[]
  pages: readonly SitePage[]
  /** Shared pieces of pages. */
  partials: readonly SitePartial[]
  screens: ReadScreens
  /** Kinds of the site's objects. */
  kinds: readonly ObjectKind[]
  reference: LoadedApi
  navigation: Navigation
  /** Paths of static files on the site; including its images. */
  files: ReadonlySet<string>
  images: Iterable<string>
}

/** Data files of content/ with texts for readers, and the keys of these texts. */
const proseFiles = /^(?:glossary|integrations|tags|themes|(?:versions\/[^/]+\/)?sidebars)\.yaml$/
/** Files whose tokens are replaced and that are not compiled as pages. */
const otherSources = /^snippets\/|\.yaml$/
const dataKinds = { definition: 'text', description: 'text', label: 'text', term: 'text' } as const

const foreignLink = {
  hint: 'Correct the path, remove the link, or set “api.links” in site.config.ts if it belongs to another site.',
}

/** Routes of pages that lists of the site link to: tag pages, and the indexes of guides, of kinds like them, and of integrations. */
function listedRoutes(
  pages: readonly SitePage[],
  { entries }: Integrations,
  { pageKinds }: Pick<SiteConfig, 'pageKinds'>,
): Set<string> {
  const indexed = new Set(pages.flatMap(({ indexedKinds }) => indexedKinds))
  const kinds = listedKinds(pageKinds).filter(({ name }) => indexed.has(name))
  const types = new Set(kinds.map(({ type }) => type))
  const listed = pages.filter(({ hasTags, type, version }) => hasTags || (version === undefined && types.has(type)))
  const integrationsAreListed = pages.some(({ listsIntegrations }) => listsIntegrations)
  const connected = integrationsAreListed ? entries.flatMap(({ page, examples }) => [page, examples ?? []].flat()) : []
  return new Set([...listed.map(({ route }) => route), ...connected])
}

interface FileProse {
  file: string
  prose: readonly ProseRun[]
}

interface ProseInput {
  /** Texts by their file; a text is read again when its runs aren't identical. */
  texts: readonly FileProse[]
  /** Text of content/words.txt. */
  words: string
  banned: BannedWordsFile
  /** Labels of tags and terms: those with several words can be names in headings. */
  labels: readonly string[]
  /** Name of the product, which is always right. */
  product?: string
}

/** Everything derived from the rules, and what has been read with them. */
function openRules(list: string, banned: BannedWordsFile, labels: readonly string[], product: string) {
  const { words, diagnostics } = readWordList('content/words.txt', list)
  const names = [...namesAmong(labels), ...(product === '' ? [] : [product])]
  const rules: ProseRules = { dictionary: loadDictionary(), words, banned: bannedWords(banned), names }
  const read = memoizeByObject((runs: readonly ProseRun[]) => readPageProse(runs, rules))
  return { rules, listDiagnostics: diagnostics, read }
}

/** Creates a reader of texts that reads one again only when it or the rules have changed. */
export function createProseReader(): (input: ProseInput) => SiteProse {
  const rulesOf = memoizeLast(openRules)
  const reuseLabels = reuseEqual<readonly string[]>()
  return ({ texts, words, banned, labels, product = '' }) => {
    const { rules, listDiagnostics, read } = rulesOf(words, banned, reuseLabels(labels), product)
    return { texts: texts.map(({ file, prose }) => ({ file, prose: read(prose) })), rules, listDiagnostics }
  }
}

/** Labels of the site that can be names in texts. */
function labelsOf({ data, api }: Pick<SiteInput, 'data' | 'api'>): string[] {
  return [
    ...[...Object.values(data.tags), ...Object.values(data.technologies)].map(({ label }) => label),
    ...Object.values(data.glossary).map(({ term }) => term),
    ...(api?.operations ?? []).map(({ summary }) => summary),
  ]
}

/** The links of a site outside of its pages. */
interface OtherLinks {
  api: LinkSource[]
  partials: LinkSource[]
  /** Those of data files and partials. */
  data: LinkSource[]
}

function createLinkReader(): (site: SiteInput) => OtherLinks {
  const linksOfConfig = memoizeLast(({ config, text }: ReadConfig) => configLinks(config, text))
  const linksOfGlossary = memoizeLast(glossaryLinks)
  return ({ config, data, partials, reference, textOf }) => {
    const ofPartials = partials.map(({ file, compiled }) => ({ file, links: compiled.links }))
    return {
      api: reference.links.map((link) => ({ file: link.file, links: [link], foreign: foreignLink })),
      partials: ofPartials,
      data: [
        { file: 'content/glossary.yaml', links: linksOfGlossary(textOf('glossary.yaml') ?? '', config.tokens) },
        ...data.questionFiles,
        { file: 'site.config.ts', links: linksOfConfig(config) },
        ...ofPartials,
      ],
    }
  }
}

function createTextReader(): (site: SiteInput) => SiteProse {
  const readProse = createProseReader()
  const proseOfFile = memoizeByName((_file, text: string, tokens: Tokens) => dataProse(text, dataKinds, tokens))
  return (site) => {
    const { config, data, pages, partials, reference, contentFiles } = site
    const textOf = (name: string) => site.textOf(name) ?? ''
    const facetFiles = facetNames(config.config.pageKinds).map((field) => `${field}.yaml`)
    const dataTexts = contentFiles
      .filter((name) => proseFiles.test(name) || facetFiles.includes(name))
      .map((name) => ({ file: `content/${name}`, prose: proseOfFile(`content/${name}`, textOf(name), config.tokens) }))
    const partialTexts = partials.map(({ file, compiled: { prose } }) => ({ file, prose }))
    return readProse({
      texts: [...pages, ...partialTexts, ...dataTexts, ...site.data.questionFiles, ...reference.prose],
      words: textOf('words.txt'),
      banned: data.banned,
      labels: labelsOf(site),
      product: config.config.product,
    })
  }
}

/** Creates a function from a site to what its checks look at. Files and operations that are unchanged are not read again. */
function createInputReader(): (site: SiteInput) => CheckInput {
  const readLinks = createLinkReader()
  const readTexts = createTextReader()
  const pagesOfApi = memoizeLast((api: ApiReference | undefined, describe: DescribeOperation) =>
    (api?.operations ?? []).map((operation) => {
      const anchors = memoizeLast(() => operationAnchors(operation, describe(operation)))
      return { route: operation.route, anchors }
    }),
  )

  return (site) => {
    const { config, pages, partials, screens, reference, navigation, contentFiles } = site
    const links = readLinks(site)
    return {
      config: config.config,
      configText: config.text,
      tokens: config.tokens,
      fileExists: (path) => existsSync(join(site.root, path)),
      pages,
      claimed: site.claimed,
      partials,
      generatedPages: pagesOfApi(site.api, site.describeOperation),
      generatedRoutes: navigation.generatedRoutes,
      unknownBelow: reference.unknown ? reference.basePath : undefined,
      files: site.files,
      redirects: new Map(site.redirects.map(({ from, to }) => [from as string, to as string])),
      otherLinks: [...links.api, ...links.data],
      dataLinks: links.data,
      tokenSources: contentFiles
        .filter((name) => otherSources.test(name))
        .map((name) => ({ file: `content/${name}`, text: site.textOf(name) ?? '' })),
      kinds: site.kinds,
      sidebars: [...navigation.sidebars.values()].flat(),
      frame: [
        ...frameLinks(config.config),
        ...[...links.api, ...links.partials].flatMap((source) => source.links.map(({ href }) => href)),
      ],
      listed: listedRoutes(pages, site.integrations, config.config),
      images: site.images,
      snippets: contentFiles.filter((file) => file.startsWith('snippets/') || isPartial(file)),
      screenFiles: screens.files,
      labels: screens.labels,
      usedLabels: screens.used,
      prose: readTexts(site),
      questionFiles: site.data.questionFiles,
    }
  }
}

/** Creates the checks that look at all pages together, except the checks of samples. */
export function createSiteChecker(): (site: SiteInput) => Diagnostic[] {
  const inputOf = createInputReader()
  return (site) => {
    const input = inputOf(site)
    return siteChecks.flatMap((check) => check(input))
  }
}
