import { Ajv2020 } from 'ajv/dist/2020.js'
import { pointerSteps } from './json-pointer.ts'
import { quoted } from './object-words.ts'
import type { SchemaFile } from './schema-file.ts'

/** A check that reports values of keywords that JSON Schema does not allow, such as a type that does not exist. */
export function schemaFormCheck(): (file: SchemaFile) => void {
  const metaschema = new Ajv2020({ strict: false, logger: false, allErrors: true, verbose: true })
  return (file) => {
    if (metaschema.validateSchema(file.value as object)) return
    const errors = new Map((metaschema.errors ?? []).map((error) => [error.instancePath, error]))
    for (const [path, { keyword, data, message }] of errors) {
      // A schema is wrong because a part of it is: only the part is told.
      if ([...errors.keys()].some((other) => other.startsWith(`${path}/`))) continue
      const steps = pointerSteps(path)
      const reason = keyword === 'type' || keyword === 'enum' ? `: it ${message}` : ''
      file.report(steps, 'value', `${quoted(data)} cannot be the value of “${steps.at(-1)}”${reason}.`)
    }
  }
}
