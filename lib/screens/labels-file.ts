import { z } from 'zod'

const words = z.array(z.string().min(1))

/** content/screens/kit/labels.yaml: the words used in the product's own interface. */
export const labelsFile = z.strictObject({
  navigation: words.meta({ description: 'Headings of the navigation, and first words of menu paths' }),
  sections: z.record(z.string(), words).meta({ description: 'Items of the headings that have a fixed list' }),
  buttons: words,
  tabs: words,
})
export type InterfaceLabels = z.infer<typeof labelsFile>
