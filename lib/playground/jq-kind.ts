import type { PlaygroundKind } from './playground-kind.ts'
import { runJq } from './run-jq.ts'

/** jq expressions on a JSON payload. */
export const jqKind: PlaygroundKind = {
  description: 'The values that the expression returns for the payload.',
  languages: ['jq'],
  title: 'jq expression',
  input: { language: 'json', title: 'Payload' },
  usesJq: true,
  run: ({ program, input }, jq) => runJq(jq, program, input),
}
