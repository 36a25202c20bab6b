import { expect, test } from 'vitest'
import { exportedFiles, readExported } from '../../export/site.ts'

/** What fits into the column of text on a phone of 390 px (px), by the smallest scale in blocks.css. */
const widestOnPhones = 410

test('no diagram is wider than a phone', () => {
  const widths = exportedFiles
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      [...readExported(file).matchAll(/style="--diagram-width: ?(\d+)px(?:; ?--narrow-width: ?(\d+)px)?/g)].map(
        ([, wide, narrow]) => ({ file, width: Number(narrow ?? wide) }),
      ),
    )
  expect(widths.length).toBeGreaterThan(200)
  expect(widths.filter(({ width }) => width > widestOnPhones)).toEqual([])
})
