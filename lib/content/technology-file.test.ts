import { expect, test } from 'vitest'
import { shown } from '../../tests/support/checked-pages.ts'
import { findMarks, type Technologies } from './technology-file.ts'

const find = (text: string, technologies: Technologies) =>
  findMarks('content/technologies.yaml', text, technologies, new Set(['github', 'gitlab', 'aws', 'googlecloud']))

test('a technology has the mark that it names, or the one with its own name', () => {
  const technologies = {
    github: { label: 'GitHub', icon: 'github' },
    gcp: { label: 'Google Cloud', icon: 'googlecloud' },
    aws: { label: 'AWS' },
  }
  expect(find('', technologies)).toEqual({
    technologies: { ...technologies, aws: { label: 'AWS', icon: 'aws' } },
    diagnostics: [],
  })
})

test('a mark that does not exist, and a technology without one', () => {
  const text = 'aws:\n  label: AWS\n  icon: gitlb\nx: { label: X, icon: qqqqqq }\nkomodor: { label: Komodor }\n'
  const { technologies, diagnostics } = find(text, {
    aws: { label: 'AWS', icon: 'gitlb' },
    x: { label: 'X', icon: 'qqqqqq' },
    komodor: { label: 'Komodor' },
  })
  expect(technologies).toEqual({ aws: { label: 'AWS' }, x: { label: 'X' }, komodor: { label: 'Komodor' } })
  expect(shown(diagnostics, text)).toMatchInlineSnapshot(`
    "
    content/technologies.yaml:3:9  unknown-icon
      “gitlb” is neither a file in content/marks nor an icon of simpleicons.org.  Did you mean “gitlab”?
          2 |   label: AWS
        > 3 |   icon: gitlb
            |         ^
          4 | x: { label: X, icon: qqqqqq }

    content/technologies.yaml:4:22  unknown-icon
      “qqqqqq” is neither a file in content/marks nor an icon of simpleicons.org.  Draw it: add content/marks/qqqqqq.svg.
          3 |   icon: gitlb
        > 4 | x: { label: X, icon: qqqqqq }
            |                      ^
          5 | komodor: { label: Komodor }

    content/technologies.yaml:5:1  technology-without-mark (warning)
      “Komodor” has no mark, so cards show a neutral one.  Add content/marks/komodor.svg, or name an icon of simpleicons.org in “icon”.
          4 | x: { label: X, icon: qqqqqq }
        > 5 | komodor: { label: Komodor }
            | ^
          6 | 
    "
  `)
})
