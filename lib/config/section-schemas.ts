import { z } from 'zod'
import { type DiagnosticCode, diagnosticCodes } from '../diagnostics/diagnostic-codes.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { requiredCodes } from '../diagnostics/severity.ts'
import { bundledLanguage, bundledWords } from '../languages/bundled-languages.ts'
import { allLanguages, languageInstead } from '../languages/languages.ts'
import { text, wholeNumber } from './setting-rules.ts'

/** A link that a configuration names. `href` is a site path or an absolute URL; tokens are allowed in both fields. */
const link = { label: z.string(), href: z.string() }
export const links = z.array(z.strictObject(link))
export const lightAndDark = z.strictObject({ light: z.string(), dark: z.string() })

/** When a navbar item is marked as current. Segments are whole path segments, without slashes. */
const activeRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('under'), segment: z.string() }),
  z.strictObject({ kind: z.literal('none-of'), segments: z.array(z.string()) }),
])

export const navbarItem = z.strictObject({
  ...link,
  /** Where the item is marked as current; default: on the pages below the first segment of its path. */
  active: activeRule.optional(),
})

export const iconLink = z.strictObject({
  ...link,
  /** The mark of a service, or a plain icon for others. */
  icon: z.enum(['github', 'gitlab', 'discord', 'youtube', 'repository', 'chat', 'video']),
})

export const announcement = z.strictObject({
  id: z.string(),
  text: z.string(),
  /** What phones show instead of `text`, so that it fits on one line next to the buttons. */
  shortText: z.string().optional(),
  buttons: links,
  closable: z.boolean(),
})

export const colorMode = z.strictObject({
  /** The mode of a first visit; with `respectSystem`, only for systems without a preference. */
  start: z.enum(['light', 'dark', 'system']),
  /**
   * Whether a first visit follows the operating system, and the switch cycles light → dark → system → light; without
   * it, the switch toggles between dark and light.
   */
  respectSystem: z.boolean(),
})

export const api = z.strictObject({
  /** Main file of the OpenAPI specification, relative to the project root; default: `apispec.yaml`. */
  spec: z.string().optional(),
  /** Route under which operations are published; default: `/api-reference`. */
  basePath: z.string().optional(),
  /** Sidebar for the operations that `content/sidebars.yaml` does not list; default: `api-sidebar`. */
  sidebar: z.string().optional(),
  /** Group of the operations without a tag; default: `Other`. */
  untagged: z.string().optional(),
  /**
   * Where relative links in the descriptions of the specification lead: a URL that they are relative to, such as
   * `https://docs.example.com/`, or `text`, which leaves only their words; default: pages of this site. Links to
   * operations, below `basePath`, always stay on the site.
   */
  links: text((value) =>
    value === 'text' || (URL.canParse(value) && /^https?:/i.test(value))
      ? undefined
      : [`“${value}” is not a URL.`, 'Write a URL such as “https://docs.example.com/”, or “text”.'],
  ).optional(),
  /**
   * Whether tokens such as `{brand}` are replaced in the specification; default: `true`. Names of its path parameters
   * are never replaced.
   */
  tokens: z.boolean().optional(),
  /** URL prefix for calls from the console, for an API that does not allow calls from web pages; default: none. */
  corsProxy: z.string().optional(),
  /**
   * Whether readers can enter another host in the console; default: `true`. With `false`, the content security policy
   * lists the servers of the specification instead of allowing all hosts.
   */
  otherHosts: z.boolean().optional(),
  /**
   * Whether the API explorer is published: Stoplight Elements with the whole specification, as one page below
   * `basePath`; default: `true`. `false` removes the page, the links to it, and its scripts.
   */
  explorer: z.boolean().optional(),
})

export const images = z.strictObject({
  /** Quality of every file, 1 to 100; default: 70. */
  quality: wholeNumber(1, 100).optional(),
  /** Width of the narrowest file in pixels, 16 to 4,000; default: 300. */
  minWidth: wholeNumber(16, 4000).optional(),
  /** Width of the widest file in pixels, 16 to 4,000; default: 1000. The original is also published unchanged, for the zoom. */
  maxWidth: wholeNumber(16, 4000).optional(),
  /** Number of widths from the narrowest to the widest, both included, 1 to 20; default: 7. */
  steps: wholeNumber(1, 20).optional(),
})

export const cardImage = z.strictObject({
  /**
   * SVG, PNG, or JPEG file, relative to the project root, 1200 × 630 pixels; default: dark, with a line in the accent.
   */
  background: text((file) =>
    /\.(?:svg|png|jpe?g)$/i.test(file) ? undefined : [`“${file}” is not a picture.`, 'Use an SVG, PNG, or JPEG file.'],
  ).optional(),
  /** Color of product and title; default: a light one. */
  titleColor: z.string().optional(),
  /** Color of section and description; default: a lighter gray. */
  textColor: z.string().optional(),
})

function explainLanguage(value: string): readonly [string, string] | undefined {
  if (bundledLanguage(value) !== undefined) return undefined
  const own = allLanguages.includes(value) ? value : languageInstead(value)
  if (own === undefined) {
    const hint = didYouMean(value, bundledWords) ?? 'https://shiki.style/languages lists them.'
    return [`“${value}” is not a language that Shiki highlights.`, hint]
  }
  const name = own === value ? '' : `, which is what “${value}” is called here`
  return [`Every site has “${own}”${name}.`, 'Remove it from the list.']
}

export const code = z.strictObject({
  /**
   * Languages in addition to the engine’s ten, by their names in Shiki, such as `xml` or `docker`. They are highlighted
   * and not checked; default: none. @see https://shiki.style/languages
   */
  languages: z.array(text(explainLanguage)).optional(),
})

const severity = z.enum(['error', 'warning', 'off'])
const onlyError = z.enum(
  ['error'],
  'With such an error, the site cannot be built, so it cannot be turned down. Remove this line, and correct what the check reports.',
) as unknown as typeof severity
const severities = z.strictObject(
  Object.fromEntries(
    (Object.keys(diagnosticCodes) as DiagnosticCode[]).map((name) => [
      name,
      (requiredCodes.has(name) ? onlyError : severity).optional(),
    ]),
  ) as Record<DiagnosticCode, z.ZodOptional<typeof severity>>,
  { error: ({ code }) => (code === 'unrecognized_keys' ? 'docs/checks.md lists all codes.' : undefined) },
)

export const checks = z.strictObject({
  /** Severities in the whole site; default: those of the checks. */
  severity: severities.optional(),
  /**
   * Severities in some files, which take precedence: `{ files: 'content/old/**', severity: { spelling: 'off' } }`. A
   * later entry overrides an earlier one; default: none.
   */
  paths: z.array(z.strictObject({ files: z.string(), severity: severities })).optional(),
})
