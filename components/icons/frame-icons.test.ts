import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frameIconRules, markRule } from './frame-icons.ts'

const styles = (name: string) => readFileSync(`app/styles/${name}.css`, 'utf8')

test('the styles contain the icons as they are drawn', () => {
  const { edit, ...others } = frameIconRules()
  const [mask = '', ...rules] = styles('icons').split(/\n(?=\.icon-)/)
  expect(mask).toContain('mask: var(--icon)')
  expect(rules.map((rule) => `${rule.trim()}\n`)).toEqual(Object.values(others))
  expect(styles('article-end')).toContain(edit)
})

test('a mark is filled, so that it looks like the one of the service', () => {
  expect(markRule('github', 'M2 2h20')).toMatchInlineSnapshot(`
    ".icon-github {
      --icon: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M2 2h20'/%3E%3C/svg%3E");
    }
    "
  `)
})
