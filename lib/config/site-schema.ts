import { z } from 'zod'
import { pageKindsSchema } from './page-kind-schema.ts'
import {
  announcement,
  api,
  cardImage,
  checks,
  code,
  colorMode,
  iconLink,
  images,
  lightAndDark,
  links,
  navbarItem,
} from './section-schemas.ts'
import {
  agentsSchema,
  assistantLinkSchema,
  assistantSchema,
  consentSchema,
  embedSchema,
  feedbackSchema,
  hostingSchema,
  thirdPartiesSchema,
} from './service-schemas.ts'
import { each, required, unlessOff } from './setting-rules.ts'

// Everything that a site can set, with its type, its limits, and its documentation: the types in site-config.ts are
// derived from it, editors show its comments, and the check validates with it. Only its types reach a browser.

const version = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** Shows a banner that points to the current version. */
  outdated: z.boolean(),
})

const minutesHint = 'Write a whole number from 1, or “readingProgress: false”.'

/** What a team writes in `site.config.ts`: everything but the first three settings has a default. */
export const siteSchema = z.strictObject({
  /** Lowercase identifier, used in paths, identifiers, and storage keys. */
  brand: required('brand', "'acme', a lowercase name for paths and storage keys", (brand) => {
    if (/^[a-z0-9][a-z0-9_-]*$/.test(brand)) return undefined
    const slug = brand
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    return [
      `“${brand}” is not an identifier; paths and storage keys contain it.`,
      `Write lowercase letters, digits, and hyphens, such as “${slug || 'acme'}”; “product” is the name that readers see.`,
    ]
  }),
  /** Display name. */
  product: required('product', "'Acme', the name that readers see"),
  /** Public origin of the site, without a trailing slash. */
  url: required('url', "'https://docs.acme.example', the URL of the site"),
  /** Short description for search engines and cards (50–160 characters); default: a sentence with the product. */
  description: z.string().optional(),
  /**
   * Hosts without scheme; each becomes the tokens `{<name>_host}` and, for each region, `{<region>_<name>_host}`;
   * default: none.
   */
  hosts: z.record(z.string(), z.string()).optional(),
  /** Region labels, inserted after a host's first label; default: none. */
  regions: z.array(z.string()).optional(),
  /** What is between the title of a page and the product; default: `|`. */
  titleDelimiter: z.string().optional(),
  /**
   * SVG file of the logo, relative to the project root. It is inlined in the navbar and used as the favicon; default: a
   * neutral one.
   */
  logo: z.string().optional(),
  /** Color of links and buttons in both color modes; default: `#1f5fbf` and `#8ab4ff`. */
  accent: lightAndDark.optional(),
  announcement: announcement.optional(),
  /** The color mode of a first visit; default: that of the operating system, or light. */
  colorMode: colorMode.optional(),
  /** Links at the top of each page; default: none. */
  navbar: z.array(navbarItem).optional(),
  /** Links in the header that are shown as icons; default: none. */
  iconLinks: z.array(iconLink).optional(),
  /** Columns of links at the end of each page, and the copyright line; default: only `© <product>`. */
  footer: z
    .strictObject({ columns: z.array(z.strictObject({ title: z.string(), links })), copyright: z.string() })
    .optional(),
  /** The assistant behind the button in the header; default: `false`, which leaves the button out. */
  assistant: unlessOff(assistantSchema).optional(),
  /**
   * Prefix of a page's source URL in the repository's web interface; the file's path is appended. Without it, pages
   * have no link to edit them; default: none.
   */
  editUrl: z.string().optional(),
  /** Labels of sidebars in the mobile drawer, by the ID of the sidebar; default: none. */
  sidebars: z.strictObject({ labels: z.record(z.string(), z.string()) }).optional(),
  /** Folders and names of the kinds of pages; default: guides, solutions, and pages of the API reference. */
  pageKinds: pageKindsSchema.optional(),
  /** What readers see above the filters of an index; default: “Theme”, “Category”, “Technology”, and “Brings”. */
  filterNames: z
    .strictObject({
      /** Those of guides, and of other kinds of pages. */
      guides: each(['theme', 'technology'], z.string()).optional(),
      integrations: each(['category', 'technology', 'capability'], z.string()).optional(),
    })
    .optional(),
  /** How search ranks. @see docs/search.md */
  search: z
    .strictObject({
      /**
       * What a match in a part of a page is worth; default: title 10, heading 6, keywords 6, breadcrumbs 0.5, content 5.
       * A hosted index has its own ranking.
       */
      weights: each(['title', 'heading', 'keywords', 'breadcrumbs', 'content'], z.number()).optional(),
    })
    .optional(),
  /** The image that other sites show for a link to a page: its section, title, and description on a background. */
  cardImage: cardImage.optional(),
  /** The reference of an API. All settings have defaults; a site without a specification has no reference. */
  api: api.optional(),
  /** Which diagnostics are errors, warnings, or not reported. docs/checks.md lists them. */
  checks: checks.optional(),
  /** Code blocks of pages. */
  code: code.optional(),
  /** The site embedded in other pages. @see docs/embedding.md */
  embed: embedSchema.optional(),
  /**
   * What happens if a page cannot be loaded: `retry` shows an error with a button that tries again, `reload` loads the
   * page as a new document; default: `retry`. @see docs/failures.md
   */
  failedPage: z.enum(['retry', 'reload']).optional(),
  /** How bitmap images are published: as AVIF, WebP, and their original format, each in several widths. */
  images: images.optional(),
  /** Images in articles can be enlarged with a click, unless they have the class `not-zoom`; default: they cannot. */
  zoom: z
    .strictObject({
      /** Backdrop colors, in any CSS notation. The backdrop follows the color mode while an image is open. */
      background: lightAndDark,
    })
    .optional(),
  /** Versions of the docs. Pages of another version are in `content/versions/<id>/` and served under `/<id>/`; default: none. */
  versions: z
    .strictObject({
      current: z.strictObject({ label: z.string() }),
      others: z.array(version),
      pluginId: z.string(),
    })
    .optional(),
  /**
   * Guides and integrations count as new if they were published within this many days before the newest one, and if at
   * most a third of all were; default: 30.
   */
  newForDays: z.number().optional(),
  /** Asks at the end of each article whether it helped; default: asks, without a sink. `false` does not ask. */
  feedback: unlessOff(feedbackSchema).optional(),
  /**
   * Caches visited pages in the browser for offline reading; default: `false`, which also removes the caches of earlier
   * builds. docs/offline.md has the rules.
   */
  offline: z.boolean().optional(),
  /** The thin bar that shows how much of a long page has been read; default: on long pages. `false` never shows it. */
  readingProgress: unlessOff(
    z.strictObject({
      /** Minimum reading time in whole minutes of pages that show the bar; default: 4. */
      minMinutes: z.int(minutesHint).min(1, minutesHint).optional(),
    }),
  ).optional(),
  /** Third-party services, each with its ID; default: none. docs/third-parties.md describes how each is loaded. */
  thirdParties: thirdPartiesSchema.optional(),
  /** How readers are asked for consent to load third-party services. Only used with `thirdParties`. */
  consent: consentSchema.optional(),
  /** Hosting settings that do not follow from other settings. @see docs/deploying.md */
  hosting: hostingSchema.optional(),
  /** Assistants in which a reader can open a page; default: two well-known ones. An empty list offers none. */
  openIn: z.array(assistantLinkSchema).optional(),
  /** What the site offers to readers' AI tools. @see docs/agents.md */
  agents: agentsSchema.optional(),
  /**
   * Folder with tests that need this site's own content, such as `tests/own`, relative to the project root; default:
   * none. `npm test` runs them together with those that every site must pass.
   */
  tests: z.string().optional(),
  /** Entries of the sitemap, and the routes that it leaves out; default: weekly, 0.5, and no pages of tags. */
  sitemap: z
    .strictObject({
      changeFrequency: z.enum(['daily', 'weekly', 'monthly']),
      priority: z.number(),
      exclude: z.array(z.string()),
    })
    .optional(),
})
