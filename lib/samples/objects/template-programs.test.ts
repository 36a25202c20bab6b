import { describe, expect, it } from 'vitest'
import { templatePrograms } from './template-programs.ts'

describe('templatePrograms', () => {
  it.each([
    ['plain } text {', []],
    ['{{.a}}{{ .b }}', ['.a', ' .b ']],
    ['{{ {a: {b: 1}} }} x', [' {a: {b: 1}} ']],
    ['{{ {a: {b: 1}}}}', [' {a: {b: 1}}']],
    ['{{ "}}" }} {{ "\\"}}" }}', [' "}}" ', ' "\\"}}" ']],
    ['{{ "a\\({b: "}}"})" }}', [' "a\\({b: "}}"})" ']],
    ['{{ .a) }} x', [' .a) ']],
    ['{{ "a }} x', [' "a ']],
  ])('finds the programs of %s', (text, programs) => {
    const template = templatePrograms(text)
    expect(template.programs.map(({ program }) => program)).toEqual(programs)
    expect(template.unclosed).toBeUndefined()
  })

  it('reports where a program is not closed', () => {
    expect(templatePrograms('{{ .a }} and {{ .b }')).toEqual({
      programs: [{ program: ' .a ', start: 2 }],
      unclosed: 13,
    })
  })
})
