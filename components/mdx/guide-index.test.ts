import { expect, test } from 'vitest'
import { componentPage } from '../../tests/support/component-page.ts'

test('GuideIndex renders a slot for the guides', async () => {
  const { guideIndexSlot, indexedKinds } = await import('./guide-index.ts')
  expect((await componentPage('<GuideIndex />')).html).toBe(`<div class="guide-index">${guideIndexSlot('guide')}</div>`)
  const { html } = await componentPage('<GuideIndex kind="recipe" />\n\n<GuideIndex />')
  expect(html).toContain(guideIndexSlot('recipe'))
  expect(indexedKinds(html)).toEqual(['recipe', 'guide'])
})
