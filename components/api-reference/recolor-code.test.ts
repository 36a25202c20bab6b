import { expect, test } from 'vitest'
import { type ColoredPart, recolored } from './recolor-code.ts'

const parts = (...list: [look: string, text: string][]): ColoredPart[] => list.map(([look, text]) => ({ look, text }))

const shown = (colored: ColoredPart[]) =>
  colored.map(({ look, text }) => (look === '' ? text : `‹${look}:${text}›`)).join('')

const curl = parts(
  ['name', 'curl '],
  ['option', '--request '],
  ['string', 'POST '],
  ['option', '\\'],
  ['', '\n  '],
  ['string', '"https://a.example/v1/boats" '],
  ['option', '\\'],
  ['', '\n  '],
  ['option', '--header '],
  ['string', '"Authorization: Bearer '],
  ['variable', '$ACCESS_TOKEN'],
  ['string', '" '],
  ['option', '\\'],
  ['', '\n  '],
  ['option', '--data '],
  ['string', "'{"],
  ['', '\n'],
  ['string', '    "name": "Ada",'],
  ['', '\n'],
  ['string', "  }'"],
)

const joinedText = curl.map(({ text }) => text).join('')

test('a body of a command is a string, in whichever form it is written', () => {
  const start = joinedText.slice(0, joinedText.indexOf("'{"))
  const command = (body: string) => `${start}'${body}'`
  expect(shown(recolored(curl, command('{ "name": "Bo", "tons": 3 }')))).toContain(
    `‹option:--data ›‹string:'{ "name": "Bo", "tons": 3 }'›`,
  )
  const lines = shown(recolored(curl, command('{\n    "tons": 3,\n    "sails": true\n  }')))
  expect(lines).toContain('‹variable:$ACCESS_TOKEN›')
  expect(lines.replace(/‹string:[^›]*›/gs, '')).not.toMatch(/tons|sails|true|3/)
})

test('a change in a string keeps its color', () => {
  expect(
    shown(
      recolored(
        curl,
        curl
          .map(({ text }) => text)
          .join('')
          .replace('boats', 'boats/my%20boat'),
      ),
    ),
  ).toContain('‹string:"https://a.example/v1/boats/my%20boat" ›')
})

test('words have their colors when lines around them go', () => {
  const go = parts(
    ['', 'import (\n  '],
    ['string', '"fmt"'],
    ['', '\n  '],
    ['string', '"strings"'],
    ['', '\n)\n\n'],
    ['keyword', 'func '],
    ['name', 'main'],
    ['', '() {\n  body := '],
    ['string', '"{}"'],
    ['', '\n}'],
  )
  expect(shown(recolored(go, 'import (\n  "fmt"\n)\n\nfunc main() {\n  send()\n}'))).toBe(
    'import (\n  ‹string:"fmt"›\n)\n\n‹keyword:func ›‹name:main›() {\n  send()\n}',
  )
})

test('keys and values have different colors', () => {
  const json = parts(
    ['', '{ '],
    ['key', '"a"'],
    ['', ': '],
    ['string', '"b"'],
    ['', ', '],
    ['key', '"c"'],
    ['', ': 1 }'],
  )
  expect(shown(recolored(json, '{ "name": "Ada", "dock": "north" }'))).toBe(
    '{ ‹key:"name"›: ‹string:"Ada"›, ‹key:"dock"›: ‹string:"north"› }',
  )
})
