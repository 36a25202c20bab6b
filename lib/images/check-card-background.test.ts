import { expect, test } from 'vitest'
import { checkCardBackground } from './check-card-background.ts'

const check = (background: string) =>
  checkCardBackground(
    { config: { cardImage: { background } }, text: `cardImage: { background: '${background}' }` },
    (file) => file.startsWith('content/'),
  ).map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`)

test('the background of card images is a picture that exists', () => {
  expect(check('content/card.svg')).toEqual([])
  expect(check('card.png')).toEqual([
    '1:14 cardImage: There is no file “card.png”. Add it, or correct its path from the project’s root.',
  ])
  expect(check('content/card.pdf')).toEqual([
    '1:14 cardImage: “content/card.pdf” is not a picture. Use an SVG, PNG, or JPEG file.',
  ])
})
