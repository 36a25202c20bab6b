import { expect, test } from 'vitest'
import { bundleTypeScript } from '../disk/import-typescript.mjs'
import { failureSentence } from './failure-sentence.ts'

test('says where a source has a mistake', async () => {
  const stdin = { contents: "export default {\n  brand: 'a' product: 'b',\n}", sourcefile: 'site.config.ts' }
  const error = await bundleTypeScript({ stdin }).catch((reason: unknown) => reason)
  expect(failureSentence(error)).toMatchInlineSnapshot(
    `"site.config.ts:2:14 Expected "}" but found "product". Pages stay as they are until this is fixed."`,
  )
})

test('says on one line why anything else fails', () => {
  expect(failureSentence(new Error('The content\nfails.'))).toMatchInlineSnapshot(
    `"The content fails. Pages stay as they are until this is fixed."`,
  )
})
