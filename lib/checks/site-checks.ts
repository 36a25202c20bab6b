import type { SiteConfig } from '../config/site-config.ts'
import type { Tokens } from '../config/tokens.ts'
import { unknownTokenDiagnostics } from '../config/unknown-tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { checkSettings } from './check-settings.ts'
import type { CheckedPage, CheckedSite, LinkSource } from './checked-site.ts'
import { type CreatableKind, checkCreateLines, type FollowedPage } from './create-lines.ts'
import { checkDuplicateMetadata, type PageMetadata } from './duplicate-metadata.ts'
import { checkExternalLinks } from './external-links.ts'
import { checkHeadingLevels } from './heading-levels.ts'
import { checkImageAlt } from './image-alt.ts'
import { checkInterfaceLabels, type LabelInput } from './interface-labels.ts'
import { checkLinks } from './links.ts'
import { checkOrphanPages, type PagePaths } from './orphan-pages.ts'
import { checkProse, type SiteProse } from './prose.ts'
import { type AnsweredFile, checkReaderAnswers } from './reader-answers.ts'
import { checkUnusedFiles } from './unused-files.ts'

/** A configuration, and the files that it can refer to. */
interface CheckedSettings {
  config: SiteConfig
  /** The configuration as written. */
  configText: string
  tokens: Tokens
  /** @param path from the project's root */
  fileExists: (path: string) => boolean
}

/** Everything that the checks of a site look at. */
export interface CheckInput extends CheckedSettings, CheckedSite, Omit<PagePaths, 'pages'> {
  pages: readonly (CheckedPage & PageMetadata & FollowedPage)[]
  /** All pages that claim a route, including those that do not get it. */
  claimed: readonly CheckedPage[]
  /** Shared pieces of pages. */
  partials: readonly Pick<CheckedPage, 'file' | 'compiled'>[]
  /** Files whose tokens are replaced and that are not compiled as pages. */
  tokenSources: readonly { file: string; text: string }[]
  /** Links of files that writers of the site can change. */
  dataLinks: readonly LinkSource[]
  /** Kinds of the site's objects. */
  kinds: readonly CreatableKind[]
  /** Paths of images, of snippets and partials, and of screens. */
  images: Iterable<string>
  snippets: readonly string[]
  screenFiles: readonly string[]
  /** Labels of the product, and those that screens use. */
  labels: LabelInput['labels']
  usedLabels: LabelInput['screens']
  prose: SiteProse
  questionFiles: readonly AnsweredFile[]
}

type SiteCheck = (site: CheckInput) => Diagnostic[]

/** The checks that look at the configuration and at all pages together, in the order of their diagnostics. */
export const siteChecks: readonly SiteCheck[] = [
  ({ config, configText, fileExists }) => checkSettings(config, configText, fileExists),
  checkLinks,
  ({ tokenSources, tokens }) => tokenSources.flatMap(({ file, text }) => unknownTokenDiagnostics(file, text, tokens)),
  ({ pages, dataLinks }) => checkExternalLinks(pages, dataLinks),
  ({ pages, partials }) => checkImageAlt([...pages, ...partials]),
  ({ pages }) => checkHeadingLevels(pages),
  ({ pages }) => checkDuplicateMetadata(pages),
  ({ pages, kinds }) => checkCreateLines(pages, kinds),
  checkOrphanPages,
  ({ claimed: pages, images, snippets, screenFiles: screens }) =>
    checkUnusedFiles({ pages, images, snippets, screens }),
  ({ pages, partials, labels, usedLabels: screens }) =>
    checkInterfaceLabels({ labels, screens, pages: [...pages, ...partials] }),
  checkReaderAnswers,
  ({ prose }) => checkProse(prose),
]
