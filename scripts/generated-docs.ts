import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentsPage, componentsTable } from '#components/mdx/components-page.ts'
import { facetNames, listedKinds } from '#lib/config/listed-kinds.ts'
import type { PageKindsConfig } from '#lib/config/site-config.ts'
import { describeField } from '#lib/content/describe-field.ts'
import { facetFields, guideFields, pageFields } from '#lib/content/page-fields.ts'
import { checksPage } from '#lib/diagnostics/checks-page.ts'
import { type Language, languages, plainLanguages } from '#lib/languages/languages.ts'
import { admonitions } from '#lib/markdown/admonitions.ts'
import { liveFences } from '#lib/pages/playground-form.ts'
import { isParsed } from '#lib/samples/find-syntax-diagnostics.ts'
import { frontmatterSchema } from '../schema/frontmatter-schema.ts'
import { createConfigReader } from './read/read-config.ts'
import { readLists } from './read/read-lists.ts'
import { createComponentReader, loadComponents } from './read/site-components.ts'
import { createPlaygroundKindReader, type SitePlaygroundKinds } from './read/site-playgrounds.ts'

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ')
const table = (...rows: readonly string[]) => rows.join('\n')

function frontmatterTable(kinds: PageKindsConfig): string {
  const lists = { tags: [], themes: [], technologies: [], facets: {} }
  const rows = (fields: Record<string, Parameters<typeof describeField>[0]>, where: string) =>
    Object.entries(fields).map(([name, schema]) => {
      const { isRequired, values, fallback, meaning } = describeField(schema)
      const use = [isRequired ? 'required' : '', where].filter((part) => part !== '').join(', ')
      return `| \`${name}\` | ${use} | ${values}${fallback === undefined ? '' : `; default: ${fallback}`} | ${meaning} |`.replaceAll(
        '|  |',
        '| |',
      )
    })
  return table(
    '| Key | Use | Values | Meaning |',
    '|---|---|---|---|',
    ...rows(pageFields(lists), ''),
    ...rows(
      guideFields(lists),
      listedKinds(kinds)
        .map(({ many }) => many)
        .join(', '),
    ),
    ...listedKinds(kinds).flatMap((kind) => rows(facetFields(lists, kind), kind.many)),
  )
}

function admonitionsTable(): string {
  const rows = Object.entries(admonitions).map(([type, { title, use }]) => `| \`${type}\` | ${title} | ${use} |`)
  return table('| Type | Title if you give none | Use for |', '|---|---|---|', ...rows)
}

function languagesTable(): string {
  const rows = Object.entries(languages).map(
    ([name, { label, words }]) => `| ${code(words)} | ${label} | ${isParsed(name as Language) ? 'yes' : 'no'} |`,
  )
  const plain = Object.entries(plainLanguages).map(([word, { use }]) => `| ${code([word])} | ${use} | no |`)
  return table('| Write | For | Syntax is checked |', '|---|---|---|', ...rows, ...plain)
}

function playgroundsTable({ kinds, forms }: Pick<SitePlaygroundKinds, 'kinds' | 'forms'>): string {
  const rows = forms.map((form) => {
    const before = form.input === undefined ? '' : code([`${form.input.language} live-input`])
    return `| ${code(liveFences(form))} | ${before} | ${kinds[form.name]?.description} |`.replaceAll('|  |', '| |')
  })
  const jsx = `| ${code(['jsx live'])} | | What the component, the element, or \`render(…)\` shows. |`
  return table('| Block | Block before it | What readers see |', '|---|---|---|', ...rows, jsx)
}

/** Replaces what is between the marks `<!-- npm run docs: name -->` and `<!-- end -->`. */
function withTables(text: string, tables: Readonly<Record<string, string>>): string {
  return text.replace(
    /(<!-- npm run docs: ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => {
      const content = tables[name]
      if (content === undefined) throw new Error(`There is no table “${name}” for docs/writing.md`)
      return `${start}\n${content}\n\n${end}`
    },
  )
}

/** Committed files that are generated from the sources, by path. */
export async function generatedDocs(root: string): Promise<Record<string, string>> {
  const components = await loadComponents((await createComponentReader()(root)).bundle)
  const { config } = await createConfigReader()(root)
  const playgrounds = await createPlaygroundKindReader()(root)
  const { pageKinds } = config
  return {
    'docs/checks.md': checksPage(),
    'docs/components.md': componentsPage(components),
    'docs/writing.md': withTables(readFileSync(join(root, 'docs/writing.md'), 'utf8'), {
      frontmatter: frontmatterTable(pageKinds),
      admonitions: admonitionsTable(),
      languages: languagesTable(),
      playgrounds: playgroundsTable(playgrounds),
      components: componentsTable(components),
    }),
    'schema/frontmatter.schema.json': frontmatterSchema(readLists(root, facetNames(pageKinds)), pageKinds),
  }
}
