import type { PlaygroundKind } from '#lib/playground/playground-kind.ts'
import { runMappingText } from './mapping/run-mapping-text.ts'

/** Mappings: YAML that turns a tool's objects into the portal's entities, with jq expressions. */
export const playground: PlaygroundKind = {
  description: 'The entities that the mapping creates from the payload.',
  languages: ['yaml', 'json'],
  title: 'Mapping',
  input: { language: 'json', title: 'Payload' },
  usesJq: true,
  run: ({ program, input, brand }, jq) => runMappingText(jq, { mapping: program, payload: input, brand }),
}
