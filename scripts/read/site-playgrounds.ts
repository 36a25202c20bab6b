import { z } from 'zod'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { type Language, languages } from '#lib/languages/languages.ts'
import { engineKinds, playgroundForms } from '#lib/playground/engine-kinds.ts'
import type { PlaygroundKind, PlaygroundKinds } from '#lib/playground/playground-kind.ts'
import { memoizeLast } from '../disk/memoize-last.ts'
import type { PlaygroundKindsInUse } from './samples/check-playgrounds.ts'
import { createModuleReader, importModules, type ReportProblem, type SiteModules } from './site-modules.ts'

/** Folder of a site's own kinds of playgrounds. Each of its files exports one, which has the name of the file. */
const folder = 'site/playgrounds'

/** The kinds of playgrounds that pages of a site can use, and mistakes in its own. */
export interface SitePlaygroundKinds extends PlaygroundKindsInUse {
  diagnostics: Diagnostic[]
}

const kindName = (file: string) => file.slice(folder.length + 1).replace(/\.ts$/, '')

/** Words after a fence that mean something else. */
const takenNames = ['jsx', 'javascript', 'js', 'live', 'live-input', 'partial']

const language = z.enum(Object.keys(languages) as [Language, ...Language[]])
const kindSchema = z.object({
  description: z.string().min(1),
  languages: z.tuple([language], language),
  title: z.string().min(1),
  input: z.object({ language, title: z.string().min(1) }).optional(),
  usesJq: z.boolean().optional(),
  run: z.custom((value) => typeof value === 'function', 'It must be a function'),
})

/** What is wrong with the exports of the modules. */
function checkModules(modules: SiteModules, problem: ReportProblem): Diagnostic[] {
  return Object.entries(modules).flatMap(([file, { playground }]): Diagnostic[] => {
    const name = kindName(file)
    if (takenNames.includes(name) || !/^[a-z][a-z0-9-]*$/.test(name)) {
      const hint = 'Name the file with small letters and hyphens, like “wall.ts”. Helpers belong in a folder.'
      return [problem(file, `“${name}” can’t be the name of a kind of playground.`, hint)]
    }
    if (playground === undefined)
      return [problem(file, 'The file exports no “playground”.', 'Write “export const playground = { … }”.')]
    const { issues } = kindSchema.safeParse(playground).error ?? { issues: [] }
    return issues.map(({ path, message }) =>
      problem(
        file,
        `“${path.join('.') || 'playground'}” of the playground is wrong: ${message}.`,
        `Languages are: ${Object.keys(languages).join(', ')}; those that “code.languages” adds are only highlighted. docs/your-own-site.md has an example.`,
      ),
    )
  })
}

async function loadKinds(bundle: string | undefined, diagnostics: Diagnostic[]): Promise<SitePlaygroundKinds> {
  const modules = bundle === undefined ? {} : await importModules(bundle)
  const own = Object.entries(modules).map(([file, { playground }]) => [kindName(file), playground as PlaygroundKind])
  const kinds: PlaygroundKinds = { ...engineKinds, ...Object.fromEntries(own) }
  return { kinds, forms: playgroundForms(kinds), bundle, diagnostics }
}

/** Creates a reader of the kinds of playgrounds: the engine's, and those of a site, which win. */
export function createPlaygroundKindReader(): (root: string) => Promise<SitePlaygroundKinds> {
  const read = createModuleReader({
    folder,
    isModule: /^[^/]+\.ts$/,
    code: 'site-playground-invalid',
    noun: 'playground',
    check: checkModules,
  })
  // The kinds are compared by identity.
  const load = memoizeLast(loadKinds)
  return async (root) => {
    const { bundle, diagnostics } = await read(root)
    return load(bundle, diagnostics)
  }
}
