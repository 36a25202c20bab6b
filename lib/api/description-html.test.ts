import { expect, test } from 'vitest'
import { descriptionHtml } from './description-html.ts'

test('Markdown becomes HTML with published links', () => {
  expect(descriptionHtml('A `run` of an [action](/actions#x).')).toBe(
    '<p>A <code>run</code> of an <a href="/actions/#x">action</a>.</p>',
  )
  expect(descriptionHtml('| a |\n|---|\n| b |')).toContain('<table>')
  expect(descriptionHtml(' ')).toBe('')
})

test('tags and scripts of a foreign specification are left out', () => {
  const html = descriptionHtml(
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1)) **b**',
  )
  expect(html).not.toMatch(/<script|<img|javascript:/)
  expect(html).toContain('<strong>b</strong>')
})
