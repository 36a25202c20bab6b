import { z } from 'zod'
import { address, each, httpsUrl, idOf, origins, sources, text, wholeNumber } from './setting-rules.ts'

const functionName = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/

/** Settings that all kinds of assistants share. */
const assistantFrame = {
  /** Text of the button in the header. */
  label: z.string(),
  /** Page with tips. The button links to it without JavaScript, and the disclaimer always does. */
  href: z.string(),
  /** Questions that the empty dialog suggests, at most six: more would hide the question field on a phone; default: none. */
  examples: z.array(z.string()).max(6).optional(),
  /** Where readers can ask people, offered below a question that the docs don't answer, at most three; default: none. */
  help: z
    .array(z.strictObject({ label: z.string(), href: z.string() }))
    .max(3)
    .optional(),
}

/** Answers by quoting pages, in the reader's browser: no server, no key. The default. */
const localAssistant = z.strictObject({ ...assistantFrame, provider: z.literal('local').optional() })

/** Answers with a model behind an OpenAI-compatible API. docs/assistant.md describes what the endpoint must do. */
const modelAssistant = z.strictObject({
  ...assistantFrame,
  provider: z.literal('openai-compatible'),
  /**
   * URL of the chat completions: HTTPS, a path of the site, or HTTP on the local machine. No key is sent: the endpoint
   * is your own proxy, or accepts calls without a key.
   */
  endpoint: address(true),
  /** Name of the model. */
  model: text((name) =>
    name.trim() === '' ? ['The name is empty.', 'Write the name of the model that the endpoint serves.'] : undefined,
  ),
  /** Milliseconds to wait for the model before quoting pages instead, 1,000 to 300,000; default: 30,000. */
  silenceMs: wholeNumber(1_000, 300_000).optional(),
  /** Instructions for the model in addition to the citation rules, such as a tone; default: none. */
  instructions: z.string().optional(),
})

/** A third-party widget that replaces the dialog. It is only loaded when a reader opens it. */
const widgetAssistant = z.strictObject({
  ...assistantFrame,
  provider: z.literal('widget'),
  /** URL of its script, HTTPS or a path of the site. */
  script: address(),
  /** ID of the script element, if the widget looks it up. */
  scriptId: z.string().optional(),
  /** Attributes of the script element, such as `data-website-id`. */
  attributes: z.record(z.string(), z.string()).optional(),
  /** The global function that opens it, such as `Kapa.open`. */
  open: text((name) =>
    functionName.test(name)
      ? undefined
      : [`“${name}” is not a name.`, 'Write the name of the global function that opens the widget, such as Kapa.open.'],
  ),
  /** Whether readers must consent before it is loaded; default: `true`. `false` is meant for your own widget. */
  consent: z.boolean().optional(),
})

/** The assistant behind the button in the header. */
export const assistantSchema = z.discriminatedUnion('provider', [localAssistant, modelAssistant, widgetAssistant])

/** An external assistant that accepts a question in its URL. */
export const assistantLinkSchema = z.strictObject({
  /** Its name, as in “Open in …”. */
  label: z.string(),
  /** An HTTPS URL; `{prompt}` is a prepared question about the page, `{url}` the URL of the page's Markdown version. */
  href: z.string(),
})

/** What the site offers to readers' AI tools. @see docs/agents.md */
export const agentsSchema = z.strictObject({
  /**
   * URL of a hosted MCP server of this site, such as `https://docs.example.com/mcp`. The menu of a page offers it, and
   * `/skill.md` names it; default: none.
   */
  // Tools on readers' machines call it, so a path of the site is not enough.
  mcp: httpsUrl('Write the whole URL, such as “https://docs.example.com/mcp”.').optional(),
})

/** How the votes and comments at the end of articles are collected. */
export const feedbackSchema = z.strictObject({
  /**
   * Where each record is posted as JSON: an HTTPS URL or a path of the site; docs/feedback.md describes the format.
   * Default: none, so feedback stays in the reader's browser.
   */
  endpoint: address().optional(),
  /**
   * An HTTPS URL where readers report problems: readers without JavaScript, and readers whom a page did not help.
   * `{page}` is the URL of the page; default: none.
   */
  issues: httpsUrl('Use a URL that starts with https://.').optional(),
})

/**
 * Third-party services, each with the ID that it has assigned to the site. A service without an entry is never loaded.
 */
export const thirdPartiesSchema = z.strictObject({
  /** Analytics: the measurement ID of Google Analytics, `G-…`. */
  googleAnalytics: idOf('Google Analytics', /^G-[A-Z0-9]{4,16}$/, 'G-ABC1234567').optional(),
  /** A tag manager: the container ID of Google Tag Manager, `GTM-…`. */
  googleTagManager: idOf('Google Tag Manager', /^GTM-[A-Z0-9]{4,10}$/, 'GTM-ABC1234').optional(),
  /** A tag manager: account, profile, and environment of Tealium iQ, as `account/profile/prod`. */
  tealium: idOf('Tealium iQ', /^[a-z0-9-]+\/[a-z0-9-]+\/(?:dev|qa|prod)$/, 'account/profile/prod').optional(),
  /** Session recording: the site ID of Hotjar, digits only. */
  hotjar: idOf('Hotjar', /^\d{4,10}$/, '1234567').optional(),
  /** Marketing automation: the account ID of HubSpot, digits only. */
  hubspot: idOf('HubSpot', /^\d{3,12}$/, '12345678').optional(),
  /** Support chat: the workspace ID of Intercom. */
  intercom: idOf('Intercom', /^[a-z0-9]{6,12}$/, 'ab12cd34').optional(),
})

/** How readers are asked for consent to load third-party services. */
export const consentSchema = z.strictObject({
  /** Changing this value asks all readers again; default: `1`. Adding or removing a service also does. */
  version: z.string().optional(),
  /** The privacy policy, a site path or an absolute URL; default: none. */
  policy: z.string().optional(),
})

/** Directives of the content security policy to which a site can add sources. */
const sourceDirectives = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
] as const

/** Hosting settings that do not follow from other settings. @see docs/deploying.md */
export const hostingSchema = z.strictObject({
  /**
   * Sources that the content security policy allows in addition to those that other settings need, such as those of a
   * tag manager: `{ 'script-src': ['https://tags.example.com'] }`; default: none.
   */
  sources: each(sourceDirectives, sources).optional(),
  /** Number of days for which browsers use only HTTPS, 0 to 3,650; default: 365. `0` disables this. */
  httpsDays: wholeNumber(0, 3650).optional(),
})

/** Query parameters that pages already use. */
const reservedParameters = ['theme', 'q', 'ctx', 'version', 'tab', '_highlight']

/**
 * The site embedded in other pages: `?<parameter>=iframe` shows a page without frame and navigation. @see
 * docs/embedding.md
 */
export const embedSchema = z.strictObject({
  /** Name of the query parameter; default: `{brand}-embed`. */
  parameter: text((name) => {
    if (!/^[\w-]+$/.test(name))
      return [
        `“${name}” is not a name of a query parameter.`,
        'Use letters, digits, “-”, and “_”, for example “{brand}-embed”.',
      ]
    return reservedParameters.includes(name)
      ? [
          `Pages use the query parameter “${name}” for something else.`,
          'Choose another name, for example “{brand}-embed”.',
        ]
      : undefined
  }).optional(),
  /**
   * Origins of the pages that are notified of what an embedded page has loaded, such as `https://app.example.com`;
   * default: none.
   */
  allowedOrigins: origins.optional(),
})
