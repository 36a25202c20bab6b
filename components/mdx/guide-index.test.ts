import { expect, test } from 'vitest'
import { componentPage } from '../../tests/support/component-page.ts'

test('GuideIndex renders a slot for the guides', async () => {
  const { guideIndexSlot } = await import('./guide-index.ts')
  expect((await componentPage('<GuideIndex />')).html).toBe(`<div class="guide-index">${guideIndexSlot}</div>`)
})
