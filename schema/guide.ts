import { z } from 'zod'
import { type ClosedLists, oneOf, pageFields } from './page-fields.ts'

export const guideCapabilities = [
  'catalog',
  'actions',
  'automations',
  'scorecards',
  'dashboards',
  'ai',
  'access',
] as const

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
        .array(z.string().min(1))
        .optional()
        .meta({ description: 'Tools that the guide uses, lower case' }),
      capabilities: z
        .array(z.enum(guideCapabilities))
        .optional()
        .meta({ description: 'Capabilities of the portal that the guide uses' }),
      publishedOn: z.iso.date().optional().meta({ description: 'Date of publication (YYYY-MM-DD)' }),
    }),
} as const
