import { z } from 'zod'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/nearest.ts'
import { placeInYaml } from './placed-yaml.ts'

const slug = z.string().regex(/^[a-z0-9.-]+$/, 'Use lowercase letters, digits, dots, and hyphens.')

/** content/technologies.yaml: the tools that guides and integrations name, with the names and logos that readers see. */
export const technologiesFile = z.record(
  slug,
  z.strictObject({
    label: z.string().min(1),
    /** Slug of simpleicons.org; without one, letters stand in the logo's place. */
    icon: z.string().min(1).optional(),
  }),
)

/** A logo that the set of icons does not have. */
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

/** Logos of technologies that the set of icons does not have. */
export function checkTechnologyIcons(
  file: string,
  text: string,
  technologies: z.infer<typeof technologiesFile>,
  icons: ReadonlySet<string>,
): Diagnostic[] {
  const placeOf = placeInYaml(text)
  return Object.entries(technologies).flatMap(([name, { icon }]) =>
    icon === undefined || icons.has(icon) ? [] : [unknownIcon(file, placeOf([name, 'icon']), icon, icons)],
  )
}
