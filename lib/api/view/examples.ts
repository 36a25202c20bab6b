import { isRecord } from '../../diagnostics/json-pointer.ts'
import { sampleValue } from './sample-value.ts'
import type { Direction } from './value-view.ts'

/** An example of a request body, with its description. */
export interface NamedExample {
  name: string
  value: unknown
}

/** A parameter or a body with its examples in the specification. */
export interface Held {
  schema?: unknown
  examples?: readonly object[] | undefined
}

interface NodeExample {
  key?: string
  summary?: string
  value?: unknown
}

/** Whether an example under the name “default” only repeats the schema's first example. */
function isFromSchema({ key, summary, value }: NodeExample, schema: unknown): boolean {
  if (key !== 'default' || summary !== undefined || !isRecord(schema) || !Array.isArray(schema.examples)) return false
  return JSON.stringify(schema.examples[0]) === JSON.stringify(value)
}

/** What readers see an example called: its summary, or else its key. */
export function exampleName({ key, summary }: Pick<NodeExample, 'key' | 'summary'>): string {
  const isNamed = key !== undefined && key !== '__default' && key !== 'default'
  // A summary is plain text, in which writers mark code as in Markdown.
  return summary?.replaceAll('`', '') ?? (isNamed ? key : 'Example')
}

/** Examples with a value, named after their summaries. A schema's examples are only used if there are no others. */
export function examplesOf({ examples = [], schema }: Held): NamedExample[] {
  const withValue = (examples as readonly NodeExample[]).filter(({ value }) => value !== undefined)
  const ownExamples = withValue.filter((example) => !isFromSchema(example, schema))
  const shown = ownExamples.length > 0 ? ownExamples : withValue
  return shown.map((example) => ({ name: exampleName(example), value: example.value }))
}

/** The examples of a body, or else one generated from its schema, if it has one. */
export function bodyExamples(body: Held, direction: Direction): NamedExample[] {
  const examples = examplesOf(body)
  if (examples.length > 0 || body.schema === undefined) return examples
  return [{ name: 'Example', value: sampleValue(body.schema, direction) }]
}
