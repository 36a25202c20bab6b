import { expect, test } from 'vitest'
import { pageDiagnostics } from '../../tests/support/test-compiler.ts'

test('a row with a cell too many, after a token', async () => {
  expect(await pageDiagnostics('mdx', '| A | B |\n|---|---|\n| {product} | 2 | 3 |')).toMatchInlineSnapshot(`
    "
    page.mdx:3:17  table-shape
      This row has 3 cells, and the header of its table has 2.  Cells beyond the header are not shown: remove them, or write “\\|” for a “|” in a cell.
          2 | |---|---|
        > 3 | | {product} | 2 | 3 |
            |                 ^
    "
  `)
})

test('a cell too many that is empty loses nothing', async () => {
  expect(await pageDiagnostics('md', '| A | B |\n|---|---|\n| 1 | 2 | |')).toMatchInlineSnapshot(`
    "
    page.md:3:9  table-shape (warning)
      This row has 3 cells, and the header of its table has 2.  Cells beyond the header are not shown: remove them, or write “\\|” for a “|” in a cell.
          2 | |---|---|
        > 3 | | 1 | 2 | |
            |         ^
    "
  `)
})

test('a row with a cell missing', async () => {
  expect(await pageDiagnostics('md', '| A | B |\n|---|---|\n| 1 |')).toMatchInlineSnapshot(`
    "
    page.md:3:1  table-shape (warning)
      This row has 1 cell, and the header of its table has 2.  Add the missing cells, or a blank line before the row if it is not part of the table.
          2 | |---|---|
        > 3 | | 1 |
            | ^
    "
  `)
})

test('a table without its row of dashes', async () => {
  expect(await pageDiagnostics('md', '- Text\n\n  | A | B |\n  | 1 | 2 |')).toMatchInlineSnapshot(`
    "
    page.md:3:3  table-shape
      These lines are not a table: the row of dashes is missing or does not fit.  Write “|---|---|” below the header, which has 2 cells.
          2 | 
        > 3 |   | A | B |
            |   ^
          4 |   | 1 | 2 |
    "
  `)
})

test('a link that is never closed, after a token', async () => {
  expect(await pageDiagnostics('mdx', '{product} has *a [query](/search and* more.')).toMatchInlineSnapshot(`
    "
    page.mdx:1:18  unclosed-link
      This link cannot be read, so readers would see its brackets.  Write “[text](/path)”: add the “)”, and no space in the path.
        > 1 | {product} has *a [query](/search and* more.
            |                  ^
    "
  `)
})

test('a link with a space in its path, and with formatted text', async () => {
  expect(await pageDiagnostics('md', 'See [the **bold** one](/a page).')).toMatchInlineSnapshot(`
    "
    page.md:1:5  unclosed-link
      This link cannot be read, so readers would see its brackets.  Write “[text](/path)”: add the “)”, and no space in the path.
        > 1 | See [the **bold** one](/a page).
            |     ^
    "
  `)
})

test.each([
  ['See [the page(/l1) here.', 5, 'add the “]”.'],
  ['See [the page] (/l1).', 5, 'without a space between the brackets.'],
  ['See [the page][nowhere].', 5, 'Write the definition of the link'],
])('%j is not read as a link', async (text, column, hint) => {
  for (const format of ['md', 'mdx'] as const) {
    const shown = await pageDiagnostics(format, text)
    expect(shown.match(/unclosed-link/g)).toHaveLength(1)
    expect(shown).toContain(`page.${format}:1:${column}  unclosed-link`)
    expect(shown).toContain(hint)
  }
})

test.each([
  'a[i][j]',
  '[a][b]',
  '[0][name]',
  'An [aside] (in words).',
  'A [part (/x) of it].',
  '\\[c(/l1)',
  '[a link][here]\n\n[here]: /x',
  'A [note][^1].\n\n[^1]: Text.',
  '`[ref][nowhere]`',
  '\\[x](y z)',
  '`[x](y`',
  '[x](/y "z")',
  'a] (b',
  '| a | b |\\|---',
  '|x|y|\n|-|-|\n|1|2|',
])('%j is as it should be', async (text) => {
  expect(await pageDiagnostics('md', text)).not.toMatch(/table-shape|unclosed-link/)
})
