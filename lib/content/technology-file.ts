import { z } from 'zod'
import { type Diagnostic, warning } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { readPlacedYaml } from './placed-yaml.ts'

export const slug = z.string().regex(/^[a-z0-9.-]+$/, 'Use lowercase letters, digits, dots, and hyphens.')

/**
 * content/technologies.yaml: the tools that guides and integrations refer to, with the names and logos that readers
 * see.
 */
export const technologiesFile = z.record(
  slug,
  z.strictObject({
    label: z.string().min(1),
    /** Name of a file in content/marks, or slug of simpleicons.org. Default: the technology's own key. */
    icon: z.string().min(1).optional(),
  }),
)

/** Technologies by the key that frontmatter uses. */
export type Technologies = Readonly<z.infer<typeof technologiesFile>>

/** The diagnostic for a mark that does not exist. */
export function unknownIcon(
  file: string,
  place: { line: number; column: number },
  icon: string,
  icons: ReadonlySet<string>,
): Diagnostic {
  const hint = didYouMean(icon, icons) ?? `Draw it: add content/marks/${icon}.svg.`
  const message = `“${icon}” is neither a file in content/marks nor an icon of simpleicons.org.`
  return { severity: 'error', code: 'unknown-icon', file, ...place, message, hint }
}

/**
 * Gives each technology its mark: the one that `icon` names, or the one with the technology's own name. A technology
 * without a mark is reported, and has no `icon`.
 * @param icons names of all marks
 */
export function findMarks(
  file: string,
  text: string,
  technologies: Technologies,
  icons: ReadonlySet<string>,
): { technologies: Technologies; diagnostics: Diagnostic[] } {
  const { placeAt } = readPlacedYaml(file, text)
  const diagnostics: Diagnostic[] = []
  const withMarks = Object.entries(technologies).map(([name, { label, icon }]) => {
    const mark = icon ?? name
    if (icons.has(mark)) return [name, { label, icon: mark }] as const
    if (icon !== undefined) diagnostics.push(unknownIcon(file, placeAt([name, 'icon']), icon, icons))
    else {
      const hint = `Add content/marks/${name}.svg, or name an icon of simpleicons.org in “icon”.`
      const message = `“${label}” has no mark, so cards show a neutral one.`
      diagnostics.push(warning('technology-without-mark', { file, ...placeAt([name], 'key') }, message, hint))
    }
    return [name, { label }] as const
  })
  return { technologies: Object.fromEntries(withMarks), diagnostics }
}
