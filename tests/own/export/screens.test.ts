import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { documents, exportedFiles, fileOfRoute, readExported } from '../../export/site.ts'

test('screens are shown in several sections of the site, each with its text', () => {
  const drawn = documents.flatMap(({ route }) => {
    const found: { section: string | undefined; text: string }[] = []
    const html = readExported(fileOfRoute(route))
    if (!/class="[^"]*\bscreen\b/.test(html)) return []
    visit(fromHtml(html), 'element', ({ properties }) => {
      if (![properties.className].flat().includes('screen')) return
      found.push({ section: route.split('/')[1], text: properties.role === 'img' ? String(properties.ariaLabel) : '' })
    })
    return found
  })
  expect(drawn.length).toBeGreaterThanOrEqual(6)
  expect([...new Set(drawn.map(({ section }) => section))]).toEqual(
    expect.arrayContaining(['getting-started', 'scorecards', 'guides']),
  )
  expect(drawn.filter(({ text }) => text.trim() === '')).toEqual([])
  expect(exportedFiles.filter((file) => file.startsWith('generated/screens-'))).toHaveLength(1)
})
