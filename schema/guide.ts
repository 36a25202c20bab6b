import { z } from 'zod'
import { type ClosedLists, oneOf, pageFields } from './page-fields.ts'

/** Capabilities of the portal that guides use, with the names that readers see. */
export const guideCapabilities = {
  catalog: 'Catalog',
  actions: 'Actions',
  automations: 'Automations',
  scorecards: 'Scorecards',
  dashboards: 'Dashboards',
  ai: 'AI',
  access: 'Access',
} as const

const capabilityNames = Object.keys(guideCapabilities) as (keyof typeof guideCapabilities)[]

/** A step-by-step guide that builds one use case. */
export const guide = {
  name: 'Guide',
  pattern: '{,versions/*/}guides/all/**/*.{md,mdx}',
  schema: (lists: ClosedLists) =>
    z.strictObject({
      ...pageFields(lists),
      theme: oneOf(lists.themes).meta({
        description: 'Theme from content/themes.yaml, under which the guide is listed',
      }),
      technologies: z
        .array(lists.technologies.length === 0 ? z.string().min(1) : oneOf(lists.technologies))
        .optional()
        .meta({ description: 'Tools that the guide uses, from content/technologies.yaml' }),
      capabilities: z
        .array(z.enum(capabilityNames))
        .optional()
        .meta({ description: 'Capabilities of the portal that the guide uses' }),
      publishedOn: z.iso.date().optional().meta({ description: 'Date of publication (YYYY-MM-DD)' }),
    }),
} as const
