import type { PlaygroundForm } from '../pages/playground-form.ts'
import type { PlaygroundKind, PlaygroundKinds } from './playground-kind.ts'
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

/** The kinds of every site. JSX isn't one of them: it runs in a frame instead of a worker. */
export const engineKinds: PlaygroundKinds = { jq: jqKind }

/** How the kinds are written. */
export function playgroundForms(kinds: PlaygroundKinds): PlaygroundForm[] {
  return Object.entries(kinds).map(([name, { languages, title, input }]) => ({
    name,
    languages,
    title,
    ...(input === undefined ? {} : { input }),
  }))
}
