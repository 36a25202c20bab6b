import type { z } from 'zod'
import { describeField } from '#lib/content/describe-field.ts'
import type { MdxComponent } from './component.ts'

function propertyRow(name: string, schema: z.ZodType): string {
  const { isRequired, values, fallback, meaning } = describeField(schema)
  return `| \`${name}\` | ${values} | ${isRequired ? 'required' : (fallback ?? '')} | ${meaning} |`.replaceAll(
    '|  |',
    '| |',
  )
}

function section([name, { description, example, props }]: [
  string,
  Pick<MdxComponent, 'description' | 'example' | 'props'>,
]): string {
  const rows = Object.entries(props.shape).map(([key, schema]) => propertyRow(key, schema as z.ZodType))
  if (props.def.catchall !== undefined) rows.push('| others | text | | The values of the piece’s own properties |')
  const table = rows.length === 0 ? [] : ['| Property | Values | Default | Meaning |', '|---|---|---|---|', ...rows, '']
  return [`## \`${name}\``, '', description, '', '```mdx', example, '```', '', ...table].join('\n')
}

type Components = Readonly<Record<string, Pick<MdxComponent, 'description' | 'example' | 'props'>>>

/** `docs/components.md`: the components for writers, generated from their definitions. */
export function componentsPage(components: Components): string {
  return `# Components

<!-- Written by \`npm run docs\` from components/mdx and site/components. -->

Components work in \`.mdx\` files. [Writing pages](writing.md#components) says how to use them together with Markdown. A
property without a value, such as \`open\`, is \`true\`. Write \`zoom={false}\` for \`false\`, and everything else in quotes.

${Object.entries(components).map(section).join('\n')}`
}

/** The table in `docs/writing.md`: a row for each component, with its properties. */
export function componentsTable(components: Components): string {
  const rows = Object.entries(components).map(([name, { description, props }]) => {
    const tag = [name, ...Object.keys(props.shape)].join(' ')
    return `| [\`<${tag}>\`](components.md#${name.toLowerCase()}) | ${description} |`
  })
  return ['| Component | Use |', '|---|---|', ...rows].join('\n')
}
