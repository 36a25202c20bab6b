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

export type IconName = 'github' | 'chat' | 'video'

export interface IconLinkConfig extends LinkConfig {
  icon: IconName
}

export interface FooterColumnConfig {
  title: string
  links: readonly LinkConfig[]
}

/** The bar above the navbar. A closable bar stays dismissed per `id`: a new id shows it again. */
export interface AnnouncementConfig {
  id: string
  text: string
  buttons: readonly LinkConfig[]
  closable: boolean
}

export type ColorMode = 'light' | 'dark' | 'system'

/**
 * `start` is what a first visit sees. With `respectSystem` the switch cycles light → dark → system → light and
 * "system" follows the operating system live; without it the switch toggles between dark and light.
 */
export interface ColorModeConfig {
  start: ColorMode
  respectSystem: boolean
}

/** A version of the docs. Its pages lie in `content/versions/<id>/` and are served under `/<id>/`. */
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

/** The reference of an API. Everything has a default, and a site without the file has no reference. */
export interface ApiConfig {
  /** Main file of the OpenAPI specification, from the project's root; default: `apispec.yaml`. */
  spec?: string
  /** Route under which operations lie; default: `/api-reference`. */
  basePath?: string
  /** Sidebar that takes the operations which `content/sidebars.yaml` does not place; default: `api-sidebar`. */
  sidebar?: string
  /** Group of the operations without a tag; default: `Other`. */
  untagged?: string
  /** Prefix of the address of calls from the console, for an API that allows none from pages; default: none. */
  corsProxy?: string
  /**
   * Whether the console offers to send calls to a host that the reader names; default: `true`. With `false` the content
   * security policy names the servers of the specification instead of all hosts.
   */
  otherHosts?: boolean
}

/** The site inside of other pages: `?<parameter>=iframe` shows a page without frame and navigation. @see docs/embedding.md */
export interface EmbedConfig {
  /** Name of the query parameter; default: `{brand}-embed`. */
  parameter?: string
  /** Origins of the pages that are told what an embedded page has loaded, such as `https://app.example.com`; default: none. */
  allowedOrigins?: readonly string[]
}

/** The files in which a picture of pixels is published: AVIF, WebP and its own format, each in several widths. */
export interface ImagesConfig {
  /** Quality of every file, 1 to 100; default 70. */
  quality?: number
  /** Narrowest file in pixels; default 300. */
  minWidth?: number
  /** Widest file in pixels; default 1000. The original stays as it is, for the zoom. */
  maxWidth?: number
  /** Number of widths from the narrowest to the widest, both included; default 7. */
  steps?: number
}

/** Pictures of articles can be enlarged by a click, unless they have the class `not-zoom`. */
export interface ZoomConfig {
  /** Colors of the backdrop, in any notation of CSS. It follows the color mode while a picture is open. */
  background: { light: string; dark: string }
}

/** An assistant elsewhere that takes a question in its address. */
export interface AssistantLinkConfig {
  /** Its name, as in “Open in …”. */
  label: string
  /** An https address; `{prompt}` is a ready question about the page, `{url}` the address of the page as Markdown. */
  href: string
}

/** What becomes of the votes and comments at the end of articles. */
export interface FeedbackConfig {
  /**
   * Where each record is posted as JSON: an https address or a path of the site; docs/feedback.md has its form. Default:
   * none, and what readers say stays in their browsers.
   */
  endpoint?: string
  /**
   * An https address at which readers report problems: those without JavaScript, and those whom a page did not help. `{page}` is
   * the address of the page. Default: none.
   */
  issues?: string
}

/** The thin bar that shows how far a long page has been read. */
export interface ReadingProgressConfig {
  /** Pages with at least as many minutes of reading have it; default: 4. */
  minMinutes?: number
}

/** Services of other companies, by the id that each has given the site. One that is not named is never loaded. */
export interface ThirdPartiesConfig {
  /** Analytics: the measurement id of Google Analytics, `G-…`. */
  googleAnalytics?: string
  /** A tag manager: the container of Google Tag Manager, `GTM-…`. */
  googleTagManager?: string
  /** A tag manager: account, profile and environment of Tealium iQ, as `account/profile/prod`. */
  tealium?: string
  /** Session recording: the site id of Hotjar, digits. */
  hotjar?: string
  /** Marketing automation: the account id of HubSpot, digits. */
  hubspot?: string
  /** Chat with support: the workspace id of Intercom. */
  intercom?: string
}

/** How readers are asked whether services of other companies may be loaded. */
export interface ConsentConfig {
  /** Another value asks every reader again; default: `1`. A service that is added or removed does so by itself. */
  version?: string
  /** The privacy policy, a site path or an absolute URL; default: none. */
  policy?: string
}

/** What every kind of assistant has. */
interface AssistantFrameConfig {
  /** Text of the button in the header. */
  label: string
  /** Page with tips; the button leads there without JavaScript, and the disclaimer always. */
  href: string
  /** Questions that the empty dialog offers, at most six; default: none. */
  examples?: readonly string[]
}

/** Answers by quoting the pages, in the reader's browser: no server, no key. The default. */
interface LocalAssistantConfig extends AssistantFrameConfig {
  provider?: 'local'
}

/** Answers by a model behind an API like OpenAI's. docs/assistant.md says what the endpoint must do. */
interface ModelAssistantConfig extends AssistantFrameConfig {
  provider: 'openai-compatible'
  /**
   * Address of the chat completions: https, a path of the site, or http on this machine. It gets no key: it is your own
   * proxy, or takes calls without one.
   */
  endpoint: string
  /** Name of the model. */
  model: string
  /** Milliseconds that the model may be silent before the pages are quoted instead; default 30,000. */
  silenceMs?: number
  /** What the model is told beside the rules for citations, such as a tone. */
  instructions?: string
}

/** A widget of a third party in place of the dialog. It is loaded when a reader asks for it, and not before. */
interface WidgetAssistantConfig extends AssistantFrameConfig {
  provider: 'widget'
  /** Address of its script, https or a path of the site. */
  script: string
  /** Id of the script element, where the widget looks for it. */
  scriptId?: string
  /** Attributes of the script element, such as `data-website-id`. */
  attributes?: Readonly<Record<string, string>>
  /** The global function that opens it, such as `Kapa.open`. */
  open: string
  /** Whether a reader is asked before it is loaded; default true. `false` is for a widget of your own. */
  consent?: boolean
}

/** The assistant behind the button in the header. */
export type AssistantConfig = LocalAssistantConfig | ModelAssistantConfig | WidgetAssistantConfig

/** Directives of the content security policy that a site may add sources to. */
export type SourceDirective =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'media-src'
  | 'frame-src'

/** What the host of the site is told beside what follows from other settings. @see docs/deploying.md */
export interface HostingConfig {
  /**
   * Sources that the content security policy allows beyond what other settings need, such as what a tag manager loads:
   * `{ 'script-src': ['https://tags.example.com'] }`; default: none.
   */
  sources?: Readonly<Partial<Record<SourceDirective, readonly string[]>>>
  /** Days for which browsers come back by https only; default: 365. `0` asks for none. */
  httpsDays?: number
}

/** The one configuration of a site: everything that is not content. */
export interface SiteConfig {
  /** Lower-case identifier, used in paths, identifiers and storage keys. */
  brand: string
  /** Display name. */
  product: string
  /** Short description for search engines and cards (50–160 characters). */
  description: string
  /** Public origin of the site, without a trailing slash. */
  url: string
  /** Hosts without scheme; each becomes the tokens `{<name>_host}` and, per region, `{<region>_<name>_host}`. */
  hosts: Readonly<Record<string, string>>
  /** Region labels that are inserted after a host's first label. */
  regions: readonly string[]
  titleDelimiter: string
  /** SVG file of the mark, from the project's root. It is inlined in the navbar and becomes the favicon. */
  logo: string
  accent: { light: string; dark: string }
  announcement: AnnouncementConfig | undefined
  colorMode: ColorModeConfig
  navbar: readonly NavbarItemConfig[]
  iconLinks: readonly IconLinkConfig[]
  footer: { columns: readonly FooterColumnConfig[]; copyright: string }
  /** The assistant behind the button in the header; `false` leaves the button out. */
  assistant: AssistantConfig | false
  /** Prefix of a page's source file in the repository's web interface; the file's path is appended. */
  editUrl: string
  sidebars: SidebarsConfig
  api?: ApiConfig
  embed?: EmbedConfig
  /**
   * What happens when a page cannot be loaded: `retry` shows the error with a button that tries again, `reload` loads
   * the page as a whole document; default: `retry`. @see docs/failures.md
   */
  failedPage?: 'retry' | 'reload'
  images?: ImagesConfig
  /** Without this section no picture can be enlarged. */
  zoom?: ZoomConfig
  versions: { current: { label: string }; others: readonly VersionConfig[]; pluginId: string }
  /** How many days before the newest guide or integration others still count as new; default: 30. */
  newForDays?: number
  /** The question at the end of articles whether they helped; default: asked, without a sink. `false` asks nothing. */
  feedback?: FeedbackConfig | false
  /**
   * Keeps visited pages in the browser, so that they can be read without a network; default: `false`, which also removes
   * what an earlier build has kept. docs/offline.md has the rules.
   */
  offline?: boolean
  /** Default: on long pages. `false` shows it nowhere. */
  readingProgress?: ReadingProgressConfig | false
  /** Default: none. docs/third-parties.md says how each is loaded. */
  thirdParties?: ThirdPartiesConfig
  /** Of use with `thirdParties` only. */
  consent?: ConsentConfig
  hosting?: HostingConfig
  /** Assistants that a reader may hand a page over to; default: two well-known ones. An empty list offers none. */
  openIn?: readonly AssistantLinkConfig[]
  sitemap: { changeFrequency: 'daily' | 'weekly' | 'monthly'; priority: number; exclude: readonly string[] }
}
