import { z } from 'zod'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { placeInYaml } from './placed-yaml.ts'

const slug = z.string().regex(/^[a-z0-9.-]+$/, 'Use lowercase letters, digits, dots, and hyphens.')

/**
 * content/technologies.yaml: the tools that guides and integrations refer to, with the names and logos that readers
 * see.
 */
export const technologiesFile = z.record(
  slug,
  z.strictObject({
    label: z.string().min(1),
    /** Slug of simpleicons.org; without one, initials are shown instead of a logo. */
    icon: z.string().min(1).optional(),
  }),
)

/** Technologies by the key that frontmatter uses. */
export type Technologies = Readonly<z.infer<typeof technologiesFile>>

/** The diagnostic for a logo that is not in the icon set. */
export function unknownIcon(
  file: string,
  place: { line: number; column: number },
  icon: string,
  icons: ReadonlySet<string>,
): Diagnostic {
  const hint = didYouMean(icon, icons) ?? 'Leave “icon” out to show letters instead.'
  const message = `“${icon}” is not an icon of simpleicons.org.`
  return { severity: 'error', code: 'unknown-icon', file, ...place, message, hint }
}

/** Reports technologies whose logos are not in the icon set. */
export function checkTechnologyIcons(
  file: string,
  text: string,
  technologies: Technologies,
  icons: ReadonlySet<string>,
): Diagnostic[] {
  const placeOf = placeInYaml(text)
  return Object.entries(technologies).flatMap(([name, { icon }]) =>
    icon === undefined || icons.has(icon) ? [] : [unknownIcon(file, placeOf([name, 'icon']), icon, icons)],
  )
}
