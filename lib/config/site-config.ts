import type { ChecksConfig } from '../diagnostics/severity.ts'

/** A link that a configuration names. `href` is a site path or an absolute URL; tokens are allowed in both fields. */
export interface LinkConfig {
  label: string
  href: string
}

/** When a navbar item is marked as current. Segments are whole path segments, without slashes. */
export type ActiveRule = { kind: 'under'; segment: string } | { kind: 'none-of'; segments: readonly string[] }

export interface NavbarItemConfig extends LinkConfig {
  active: ActiveRule
}

/** Marks of services, and plain icons for others. */
export type IconName = 'github' | 'gitlab' | 'discord' | 'youtube' | 'repository' | 'chat' | 'video'

export interface IconLinkConfig extends LinkConfig {
  icon: IconName
}

export interface FooterColumnConfig {
  title: string
  links: readonly LinkConfig[]
}

/** The bar above the navbar. A closable bar stays dismissed per `id`: a new ID shows it again. */
export interface AnnouncementConfig {
  id: string
  text: string
  /** What phones show instead of `text`, so that it fits on one line next to the buttons. */
  shortText?: string
  buttons: readonly LinkConfig[]
  closable: boolean
}

export type ColorMode = 'light' | 'dark' | 'system'

/**
 * With `respectSystem`, a first visit follows the operating system, and the switch cycles light → dark → system →
 * light. `start` is then only for systems without a preference. Without it, a first visit has the mode `start`, and the
 * switch toggles between dark and light.
 */
export interface ColorModeConfig {
  start: ColorMode
  respectSystem: boolean
}

/** The color mode of a page before a reader has chosen one. */
export function firstMode({ start, respectSystem }: ColorModeConfig): ColorMode {
  return respectSystem ? 'system' : start
}

/** A version of the docs. Its pages are in `content/versions/<id>/` and are served under `/<id>/`. */
export interface VersionConfig {
  id: string
  label: string
  /** Shows a banner that points to the current version. */
  outdated: boolean
}

export interface SidebarsConfig {
  /** Label of the sidebar in the mobile drawer, by sidebar id. */
  labels: Readonly<Record<string, string>>
}

/** The reference of an API. All settings have defaults; a site without a specification has no reference. */
export interface ApiConfig {
  /** Main file of the OpenAPI specification, relative to the project root; default: `apispec.yaml`. */
  spec?: string
  /** Route under which operations are published; default: `/api-reference`. */
  basePath?: string
  /** Sidebar for the operations that `content/sidebars.yaml` does not list; default: `api-sidebar`. */
  sidebar?: string
  /** Group of the operations without a tag; default: `Other`. */
  untagged?: string
  /**
   * Where relative links in the descriptions of the specification lead: a URL that they are relative to, such as
   * `https://docs.example.com/`, or `text`, which leaves only their words; default: pages of this site. Links to
   * operations, below `basePath`, always stay on the site.
   */
  links?: string
  /**
   * Whether tokens such as `{brand}` are replaced in the specification; default: `true`. Names of its path parameters
   * are never replaced.
   */
  tokens?: boolean
  /** URL prefix for calls from the console, for an API that does not allow calls from web pages; default: none. */
  corsProxy?: string
  /**
   * Whether readers can enter another host in the console; default: `true`. With `false`, the content security policy
   * lists the servers of the specification instead of allowing all hosts.
   */
  otherHosts?: boolean
  /**
   * Whether the API explorer is published: Stoplight Elements with the whole specification, as one page below
   * `basePath`; default: `true`. `false` removes the page, the links to it, and its scripts.
   */
  explorer?: boolean
}

/**
 * The site embedded in other pages: `?<parameter>=iframe` shows a page without frame and navigation. @see
 * docs/embedding.md
 */
export interface EmbedConfig {
  /** Name of the query parameter; default: `{brand}-embed`. */
  parameter?: string
  /**
   * Origins of the pages that are notified of what an embedded page has loaded, such as `https://app.example.com`;
   * default: none.
   */
  allowedOrigins?: readonly string[]
}

/** How bitmap images are published: as AVIF, WebP, and their original format, each in several widths. */
export interface ImagesConfig {
  /** Quality of every file, 1 to 100; default: 70. */
  quality?: number
  /** Width of the narrowest file in pixels; default: 300. */
  minWidth?: number
  /** Width of the widest file in pixels; default: 1000. The original is also published unchanged, for the zoom. */
  maxWidth?: number
  /** Number of widths from the narrowest to the widest, both included; default: 7. */
  steps?: number
}

/** Images in articles can be enlarged with a click, unless they have the class `not-zoom`. */
export interface ZoomConfig {
  /** Backdrop colors, in any CSS notation. The backdrop follows the color mode while an image is open. */
  background: { light: string; dark: string }
}

/** An external assistant that accepts a question in its URL. */
export interface AssistantLinkConfig {
  /** Its name, as in “Open in …”. */
  label: string
  /** An HTTPS URL; `{prompt}` is a prepared question about the page, `{url}` the URL of the page's Markdown version. */
  href: string
}

/** What the site offers to readers' AI tools. @see docs/agents.md */
export interface AgentsConfig {
  /**
   * URL of a hosted MCP server of this site, such as `https://docs.example.com/mcp`. The menu of a page offers it, and
   * `/skill.md` names it; default: none.
   */
  mcp?: string
}

/** How the votes and comments at the end of articles are collected. */
export interface FeedbackConfig {
  /**
   * Where each record is posted as JSON: an HTTPS URL or a path of the site; docs/feedback.md describes the format.
   * Default: none, so feedback stays in the reader's browser.
   */
  endpoint?: string
  /**
   * An HTTPS URL where readers report problems: readers without JavaScript, and readers whom a page did not help.
   * `{page}` is the URL of the page. Default: none.
   */
  issues?: string
}

/** The thin bar that shows how much of a long page has been read. */
export interface ReadingProgressConfig {
  /** Minimum reading time in minutes of pages that show the bar; default: 4. */
  minMinutes?: number
}

/**
 * Third-party services, each with the ID that it has assigned to the site. A service without an entry is never loaded.
 */
export interface ThirdPartiesConfig {
  /** Analytics: the measurement ID of Google Analytics, `G-…`. */
  googleAnalytics?: string
  /** A tag manager: the container ID of Google Tag Manager, `GTM-…`. */
  googleTagManager?: string
  /** A tag manager: account, profile, and environment of Tealium iQ, as `account/profile/prod`. */
  tealium?: string
  /** Session recording: the site ID of Hotjar, digits only. */
  hotjar?: string
  /** Marketing automation: the account ID of HubSpot, digits only. */
  hubspot?: string
  /** Support chat: the workspace ID of Intercom. */
  intercom?: string
}

/** How readers are asked for consent to load third-party services. */
export interface ConsentConfig {
  /** Changing this value asks all readers again; default: `1`. Adding or removing a service also does. */
  version?: string
  /** The privacy policy, a site path or an absolute URL; default: none. */
  policy?: string
}

/** Settings that all kinds of assistants share. */
interface AssistantFrameConfig {
  /** Text of the button in the header. */
  label: string
  /** Page with tips. The button links to it without JavaScript, and the disclaimer always does. */
  href: string
  /** Questions that the empty dialog suggests, at most six; default: none. */
  examples?: readonly string[]
}

/** Answers by quoting pages, in the reader's browser: no server, no key. The default. */
interface LocalAssistantConfig extends AssistantFrameConfig {
  provider?: 'local'
}

/** Answers with a model behind an OpenAI-compatible API. docs/assistant.md describes what the endpoint must do. */
interface ModelAssistantConfig extends AssistantFrameConfig {
  provider: 'openai-compatible'
  /**
   * URL of the chat completions: HTTPS, a path of the site, or HTTP on the local machine. No key is sent: the endpoint
   * is your own proxy, or accepts calls without a key.
   */
  endpoint: string
  /** Name of the model. */
  model: string
  /** Milliseconds to wait for the model before quoting pages instead; default: 30,000. */
  silenceMs?: number
  /** Instructions for the model in addition to the citation rules, such as a tone. */
  instructions?: string
}

/** A third-party widget that replaces the dialog. It is only loaded when a reader opens it. */
interface WidgetAssistantConfig extends AssistantFrameConfig {
  provider: 'widget'
  /** URL of its script, HTTPS or a path of the site. */
  script: string
  /** ID of the script element, if the widget looks it up. */
  scriptId?: string
  /** Attributes of the script element, such as `data-website-id`. */
  attributes?: Readonly<Record<string, string>>
  /** The global function that opens it, such as `Kapa.open`. */
  open: string
  /** Whether readers must consent before it is loaded; default: `true`. `false` is meant for your own widget. */
  consent?: boolean
}

/** The assistant behind the button in the header. */
export type AssistantConfig = LocalAssistantConfig | ModelAssistantConfig | WidgetAssistantConfig

/** Directives of the content security policy to which a site may add sources. */
export type SourceDirective =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'media-src'
  | 'frame-src'

/** Hosting settings that do not follow from other settings. @see docs/deploying.md */
export interface HostingConfig {
  /**
   * Sources that the content security policy allows in addition to those that other settings need, such as those of a
   * tag manager: `{ 'script-src': ['https://tags.example.com'] }`; default: none.
   */
  sources?: Readonly<Partial<Record<SourceDirective, readonly string[]>>>
  /** Number of days for which browsers use only HTTPS; default: 365. `0` disables this. */
  httpsDays?: number
}

/** Code blocks of pages. */
export interface CodeConfig {
  /**
   * Languages in addition to the engine’s ten, by their names in Shiki, such as `xml` or `docker`. They are highlighted
   * and not checked; default: none. @see https://shiki.style/languages
   */
  languages?: readonly string[]
}

/** How search ranks. @see docs/search.md */
export interface SearchConfig {
  /**
   * What a match in a part of a page is worth; default: title 10, heading 6, keywords 6, breadcrumbs 0.5, content 5. A
   * hosted index has its own ranking.
   */
  weights?: Readonly<Partial<Record<'title' | 'heading' | 'keywords' | 'breadcrumbs' | 'content', number>>>
}

/** The image that other sites show for a link to a page: its section, title, and description on a background. */
export interface CardImageConfig {
  /**
   * SVG, PNG, or JPEG file, relative to the project root, 1200 × 630 pixels; default: dark, with a line in the accent.
   */
  background?: string
  /** Color of product and title; default: a light one. */
  titleColor?: string
  /** Color of section and description; default: a lighter gray. */
  textColor?: string
}

/** The folder below `content/` whose pages are of a kind. */
interface KindFolder {
  folder: string
}

/**
 * A property by which readers filter an index: a field of the frontmatter, with values from the file of `content/` that
 * has the name of the field.
 */
export interface FacetConfig {
  /** What readers see above the filter. */
  label: string
  /** What the field says about a page, for writers. */
  description?: string
  /** Name in the URL of a filtered index, in lowercase letters; default: the field. */
  parameter?: string
}

/** A kind of pages that an index lists by theme, with filters. Only guides need a theme. */
export interface ListedKindConfig extends KindFolder {
  /** What readers see: “1 tutorial”. */
  one: string
  /** What readers see: “2 tutorials”. */
  many: string
  /** Filters besides theme and technology, by their field. */
  facets?: Readonly<Record<string, FacetConfig>>
}

/**
 * Kinds of pages with fields of their own, or with a place of their own in the site; all other pages are documentation.
 */
export interface PageKindsConfig {
  guide: ListedKindConfig
  solution: KindFolder
  /** Hand-written pages of the API reference. */
  apiPage: KindFolder
  /** Other kinds that are listed like guides, by their names. */
  more?: Readonly<Record<string, ListedKindConfig>>
}

/** What readers see above the filters of an index; default: “Theme”, “Category”, “Technology”, and “Brings”. */
export interface FilterNamesConfig {
  /** Those of guides, and of other kinds of pages. */
  guides?: { theme?: string; technology?: string }
  integrations?: { category?: string; technology?: string; capability?: string }
}

/**
 * The complete configuration of a site: everything that is not content. `SiteSettings` in `complete-config.ts` says
 * which settings a site must have, and which defaults the others have.
 */
export interface SiteConfig {
  /** Lowercase identifier, used in paths, identifiers, and storage keys. */
  brand: string
  /** Display name. */
  product: string
  /** Short description for search engines and cards (50–160 characters). */
  description: string
  /** Public origin of the site, without a trailing slash. */
  url: string
  /** Hosts without scheme; each becomes the tokens `{<name>_host}` and, for each region, `{<region>_<name>_host}`. */
  hosts: Readonly<Record<string, string>>
  /** Region labels, inserted after a host's first label. */
  regions: readonly string[]
  titleDelimiter: string
  /**
   * SVG file of the logo, relative to the project root. It is inlined in the navbar and used as the favicon. Default: a
   * neutral one.
   */
  logo: string
  accent: { light: string; dark: string }
  announcement: AnnouncementConfig | undefined
  colorMode: ColorModeConfig
  navbar: readonly NavbarItemConfig[]
  iconLinks: readonly IconLinkConfig[]
  footer: { columns: readonly FooterColumnConfig[]; copyright: string }
  /** The assistant behind the button in the header; `false` leaves the button out. */
  assistant: AssistantConfig | false
  /**
   * Prefix of a page's source URL in the repository's web interface; the file's path is appended. Without it, pages
   * have no link to edit them.
   */
  editUrl?: string
  sidebars: SidebarsConfig
  pageKinds: PageKindsConfig
  filterNames?: FilterNamesConfig
  search?: SearchConfig
  cardImage?: CardImageConfig
  api?: ApiConfig
  /** Which diagnostics are errors, warnings, or not reported. docs/checks.md lists them. */
  checks?: ChecksConfig
  code?: CodeConfig
  embed?: EmbedConfig
  /**
   * What happens if a page cannot be loaded: `retry` shows an error with a button that tries again, `reload` loads the
   * page as a new document; default: `retry`. @see docs/failures.md
   */
  failedPage?: 'retry' | 'reload'
  images?: ImagesConfig
  /** Without this section, images cannot be enlarged. */
  zoom?: ZoomConfig
  versions: { current: { label: string }; others: readonly VersionConfig[]; pluginId: string }
  /**
   * Guides and integrations count as new if they were published within this many days before the newest one, and if at
   * most a third of all were; default: 30.
   */
  newForDays?: number
  /** Asks at the end of each article whether it helped; default: asks, without a sink. `false` does not ask. */
  feedback?: FeedbackConfig | false
  /**
   * Caches visited pages in the browser for offline reading; default: `false`, which also removes the caches of earlier
   * builds. docs/offline.md has the rules.
   */
  offline?: boolean
  /** Default: on long pages. `false` never shows it. */
  readingProgress?: ReadingProgressConfig | false
  /** Default: none. docs/third-parties.md describes how each is loaded. */
  thirdParties?: ThirdPartiesConfig
  /** Only used with `thirdParties`. */
  consent?: ConsentConfig
  hosting?: HostingConfig
  /** Assistants in which a reader can open a page; default: two well-known ones. An empty list offers none. */
  openIn?: readonly AssistantLinkConfig[]
  agents?: AgentsConfig
  /**
   * Folder with tests that need this site's own content, such as `tests/own`, relative to the project root; default:
   * none. `npm test` runs them together with those that every site must pass.
   */
  tests?: string
  sitemap: { changeFrequency: 'daily' | 'weekly' | 'monthly'; priority: number; exclude: readonly string[] }
}
