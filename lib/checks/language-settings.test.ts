import { expect, test } from 'vitest'
import { checkLanguageSettings } from './language-settings.ts'

const found = (...languages: string[]) =>
  checkLanguageSettings({ code: { languages } }).map(({ value, message, hint }) => `${value}: ${message} ${hint}`)

test('names of Shiki are accepted, other names included', () => {
  expect(found('xml', 'dockerfile', 'jsonc', 'sql', 'java', 'toml', 'powershell', 'diff', 'jsx')).toEqual([])
  expect(checkLanguageSettings({})).toEqual([])
})

test('misspelled, unknown, and existing languages', () => {
  expect(found('powershel', 'zzzzzzzz', 'yaml', 'yml', 'sh', 'mermaid')).toMatchInlineSnapshot(`
    [
      "powershel: code.languages: “powershel” is not a language that Shiki highlights. Did you mean “powershell”?",
      "zzzzzzzz: code.languages: “zzzzzzzz” is not a language that Shiki highlights. https://shiki.style/languages lists them.",
      "yaml: code.languages: every site has “yaml”. Remove it from the list.",
      "yml: code.languages: every site has “yaml”, which is what “yml” is called here. Remove it from the list.",
      "sh: code.languages: every site has “shell”, which is what “sh” is called here. Remove it from the list.",
      "mermaid: code.languages: every site has “mermaid”. Remove it from the list.",
    ]
  `)
})
