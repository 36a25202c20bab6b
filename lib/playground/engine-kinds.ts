import type { PlaygroundForm } from '../pages/playground-form.ts'
import { jqKind } from './jq-kind.ts'
import type { PlaygroundKinds } from './playground-kind.ts'

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
