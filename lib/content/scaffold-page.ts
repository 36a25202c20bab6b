import { slug } from 'github-slugger'
import { defaultPageKinds } from '../config/complete-config.ts'
import type { ListedKindConfig, PageKindsConfig } from '../config/site-config.ts'

/** The kinds of pages that every site has. */
const commonKinds = ['guide', 'doc', 'solution', 'api-page'] as const

/** The kinds of pages of a site, by the names with which it creates them. */
export function scaffoldKinds({ more = {} }: PageKindsConfig): string[] {
  return [...commonKinds, ...Object.keys(more)]
}

interface ScaffoldRequest {
  /** One of `scaffoldKinds`. */
  kind: string
  title: string
  /** Path of the page without extension, from the site root; by default derived from kind and title. */
  path?: string | undefined
  /** Theme of a guide, or of a page of a kind that is listed like guides. */
  theme?: string | undefined
  /** The site's folders of each kind; by default those of a site that sets none. */
  kinds?: PageKindsConfig
}

export interface ScaffoldedPage {
  /** Path below `content/`. */
  contentPath: string
  text: string
  /** The line that adds the page to a sidebar file. */
  sidebarEntry: string
}

interface Shape {
  folder: (kinds: PageKindsConfig) => string
  kind: string
  describe: (topic: string) => string
  sections: readonly (readonly [heading: string, text: string])[]
}

const shapes: Readonly<Record<(typeof commonKinds)[number], Shape>> = {
  guide: {
    folder: ({ guide }) => guide.folder,
    kind: 'guide',
    describe: (topic) => `Follow the steps of this guide and check the result at the end: ${topic}`,
    sections: [
      ['What you will have', '- The result, in two or three bullets, with a picture of the end state below them.'],
      ['Prerequisites', 'Plan about … minutes.\n\n- What the reader needs before the first step.'],
      ['Prepare', 'What the guide builds on.\n\n**You now see** what has changed.'],
      ['Build it', 'The steps, one sample each.\n\n**You now see** what has changed.'],
      ['Test it', '1. The exact thing to do, and what appears when it works.'],
      [
        'Troubleshooting',
        '| Symptom | Cause | Fix |\n|---|---|---|\n| What the reader sees | Why it happens | What to do |',
      ],
      ['Next steps', '- Two to four links to what the reader can do next.'],
    ],
  },
  doc: {
    folder: () => '',
    kind: 'concept',
    describe: (topic) => `Learn what it is, when to use it, and how it fits in with the rest: ${topic}`,
    sections: [
      ['How it works', 'The idea, with one example.'],
      ['Use it', 'What the reader does, and what happens then.'],
      ['Limits', 'What it does not do.'],
    ],
  },
  solution: {
    folder: ({ solution }) => solution.folder,
    kind: 'solution',
    describe: (topic) => `See the goal, the plan that reaches it, and how to measure progress: ${topic}`,
    sections: [
      ['The problem', 'What goes wrong today, in the words of the reader.'],
      ['What good looks like', 'The metrics that change, with a picture of their dashboard.'],
      [
        'The plan',
        'The stages, each with links to guides.\n\n**Done when** something that the reader can check is true.',
      ],
      ['Measure it', 'The numbers that show progress.'],
    ],
  },
  'api-page': {
    folder: ({ apiPage }) => apiPage.folder,
    kind: 'reference',
    describe: (topic) => `Look up requests, responses, and errors of this part of the API: ${topic}`,
    sections: [
      ['Requests', 'Method, path, and body.'],
      ['Responses', 'Status codes and what they contain.'],
      ['Errors', 'Each error with its cause.'],
    ],
  },
}

/** The shape of a kind that a site adds: that of a guide, without the parts that not every page has. */
function listedShape({ folder, one }: ListedKindConfig): Shape {
  return {
    folder: () => folder,
    kind: 'how-to',
    describe: (topic) => `Follow the steps of this ${one} and check the result at the end: ${topic}`,
    sections: [
      ['Steps', 'What the reader does, and what appears then.'],
      ['Check the result', 'The exact thing to do, and what appears when it works.'],
    ],
  }
}

/** The shapes of all kinds of a site, by the names with which it creates them. */
function shapesOf({ more = {} }: PageKindsConfig): Map<string, Shape> {
  const own = Object.entries(more).map(([name, kind]): [string, Shape] => [name, listedShape(kind)])
  return new Map([...Object.entries(shapes), ...own])
}

/** Maximum lengths of title and description in the schemas, in characters. */
const titleMax = 80
const descriptionMax = 160

/**
 * A new page that passes all checks: its path, its frontmatter, and the headings of its kind.
 * @example scaffoldPage({ kind: 'guide', title: 'Lock a service', theme: 'ai' }).contentPath →
 *   'guides/all/lock-a-service.mdx'
 * @throws RangeError if the title is empty, too long, or yields no path, or if the path does not fit this kind
 */
export function scaffoldPage({ kind, title, path, theme, kinds = defaultPageKinds }: ScaffoldRequest): ScaffoldedPage {
  const shape = shapesOf(kinds).get(kind)
  if (shape === undefined) throw new RangeError(`“${kind}” is not a kind of page.`)
  const isListed = kind === 'guide' || kind in (kinds.more ?? {})
  const name = title.trim().replace(/\s+/g, ' ')
  if (name === '' || name.length > titleMax) throw new RangeError(`A title has 1 to ${titleMax} characters.`)
  const contentPath = `${pathOf(shape.folder(kinds), name, path, kinds)}.mdx`
  if (kind === 'guide' && theme === undefined)
    throw new RangeError(
      `A guide needs a theme, and content/themes.yaml has none. Add one, for example “basics: { label: Basics }”.`,
    )
  const description = shape.describe(name).slice(0, descriptionMax).trimEnd()
  // Texts are quoted, so that YAML never reads them as another type.
  const frontmatter = [
    `title: ${JSON.stringify(name)}`,
    `description: ${JSON.stringify(description)}`,
    `kind: ${shape.kind}`,
    ...(isListed && theme !== undefined ? [`theme: ${theme}`] : []),
  ]
  const sections = shape.sections.map(([heading, text]) => `## ${heading}\n\n${text}\n`)
  const text = `---\n${frontmatter.join('\n')}\n---\n\nOne sentence: what the reader can do after this page.\n\n${sections.join('\n')}`
  const route = `/${contentPath.replace(/\.mdx$/, '').replace(/\/index$/, '')}`
  return { contentPath, text, sidebarEntry: `- { type: doc, label: ${JSON.stringify(name)}, path: ${route} }` }
}

function pathOf(folder: string, title: string, path: string | undefined, kinds: PageKindsConfig): string {
  if (path === undefined) {
    const name = slug(title).replace(/-{2,}/g, '-').replace(/^-|-$/g, '')
    if (name === '') throw new RangeError('No path can be derived from this title: set one with --path.')
    return folder === '' ? name : `${folder}/${name}`
  }
  const clean = path.replace(/^\/|\/$/g, '').replace(/\.mdx?$/, '')
  if (!/^[a-z0-9{}_.-]+(?:\/[a-z0-9{}_.-]+)*$/.test(clean) || clean.split('/').includes('..')) {
    throw new RangeError(`“${path}” is not a path of lowercase letters, digits, and hyphens.`)
  }
  const others = [...shapesOf(kinds).values()]
    .map((shape) => shape.folder(kinds))
    .filter((other) => other !== folder && other !== '')
  const fits = folder === '' ? others.every((other) => !clean.startsWith(`${other}/`)) : clean.startsWith(`${folder}/`)
  if (!fits) {
    const where = folder === '' ? 'outside the folders of other kinds' : `in ${folder}/`
    throw new RangeError(`“${path}” is not a path for this kind, which belongs ${where}.`)
  }
  return clean
}
