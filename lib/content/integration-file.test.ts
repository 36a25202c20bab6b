import { expect, test } from 'vitest'
import { shown } from '../../tests/support/checked-pages.ts'
import { readIntegrations } from './integration-file.ts'

const targets = {
  technologies: { github: { label: 'GitHub', icon: 'github' }, aws: { label: 'AWS' } },
  icons: new Set(['github', 'gitlab']),
  routes: new Set(['/git', '/git/github', '/git/github/examples', '/lantern-aws']),
}
const read = (text: string | undefined) =>
  readIntegrations('content/integrations.yaml', text, targets, { brand: 'lantern' })
const shownDiagnostics = (text: string) => shown(read(text).diagnostics, text)

const lists = 'categories: { git: { label: Git } }\ncapabilities: { code: { label: Code } }\nintegrations:\n'
const entry = (id: string, more: string) =>
  `  ${id}:\n    category: git\n    capabilities: [code]\n    description: Repositories.\n${more.replace(/^/gm, '    ')}\n`

test('name and logo come from the first technology, unless the integration sets its own', () => {
  const text = `${lists}${entry('github', 'page: /git/github/\nexamples: /git/github/examples')}${entry(
    'aws-config',
    'name: AWS Config\nicon: gitlab\ntechnologies: [aws, github]\npage: /{brand}-aws\npublishedOn: 2026-01-31',
  )}`
  const { integrations, diagnostics } = read(text)
  expect(diagnostics).toEqual([])
  expect(integrations.entries).toMatchObject([
    {
      id: 'github',
      name: 'GitHub',
      icon: 'github',
      technologies: ['github'],
      page: '/git/github',
      examples: '/git/github/examples',
    },
    {
      id: 'aws-config',
      name: 'AWS Config',
      icon: 'gitlab',
      technologies: ['aws', 'github'],
      page: '/lantern-aws',
      publishedOn: '2026-01-31',
    },
  ])
})

test('a site can leave out what integrations add', () => {
  const text =
    'categories: { git: { label: Git } }\nintegrations:\n  github: { category: git, description: Repositories., page: /git/github }\n'
  const { integrations, diagnostics } = read(text)
  expect(diagnostics).toEqual([])
  expect(integrations).toMatchObject({ capabilities: {}, entries: [{ id: 'github', capabilities: [] }] })
})

test('a site without the file has no integrations', () => {
  expect(read(undefined)).toEqual({ integrations: { categories: {}, capabilities: {}, entries: [] }, diagnostics: [] })
})

test('an integration appears once its page exists; until then it is left out, or links to another page', () => {
  const text = `${lists}${entry('github', 'page: /git/gitlab\nexamples: /git/x\nplanned: true')}${entry('aws', 'page: /cloud/aws\nuntil: /git')}`
  const { integrations, diagnostics } = read(text)
  expect(diagnostics).toEqual([])
  expect(integrations.entries.map(({ id, page, examples }) => [id, page, examples])).toEqual([
    ['aws', '/git', undefined],
  ])
})

test('problems with pages', () => {
  expect(
    shownDiagnostics(
      `${lists}${entry('github', 'page: /git/githb\nexamples: /git/github/exmples')}${entry('aws', 'page: /git/github\nplanned: true')}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    content/integrations.yaml:8:11  integration-missing-page
      There is no page /git/githb.  Did you mean “/git/github”?
          7 |     description: Repositories.
        > 8 |     page: /git/githb
            |           ^
          9 |     examples: /git/github/exmples

    content/integrations.yaml:9:15  integration-missing-page
      There is no page /git/github/exmples.  Did you mean “/git/github/examples”?
           8 |     page: /git/githb
        >  9 |     examples: /git/github/exmples
             |               ^
          10 |   aws:

    content/integrations.yaml:15:14  integration-written (warning)
      The page /git/github is written.  Remove “planned”.
          14 |     page: /git/github
        > 15 |     planned: true
             |              ^
          16 | 
    "
  `)
  expect(
    shownDiagnostics(
      `${lists}${entry('github', 'page: /git/github\nexamples: /git/github/examples\nplanned: examples')}${entry('aws', 'page: /git/github\nuntil: /nowhere')}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    content/integrations.yaml:10:14  integration-written (warning)
      The page /git/github/examples is written.  Remove “planned”.
           9 |     examples: /git/github/examples
        > 10 |     planned: examples
             |              ^
          11 |   aws:

    content/integrations.yaml:15:11  duplicate-integration
      /git/github is already the page of “github”.  Keep one of the two.
          14 |     description: Repositories.
        > 15 |     page: /git/github
             |           ^
          16 |     until: /nowhere

    content/integrations.yaml:16:12  integration-missing-page
      There is no page /nowhere.  Use a page that exists.
          15 |     page: /git/github
        > 16 |     until: /nowhere
             |            ^
          17 | 

    content/integrations.yaml:16:12  integration-written (warning)
      The page /git/github is written.  Remove “until”.
          15 |     page: /git/github
        > 16 |     until: /nowhere
             |            ^
          17 | 
    "
  `)
})

test('values that are not in their list', () => {
  expect(
    shownDiagnostics(
      `${lists}  gitlab:\n    category: gti\n    capabilities: [code, cod]\n    description: Projects.\n    icon: gitlb\n    page: /git\n`,
    ),
  ).toMatchInlineSnapshot(`
    "
    content/integrations.yaml:5:15  data-file-invalid
      “gti” is not in “categories”.  Did you mean “git”?
          4 |   gitlab:
        > 5 |     category: gti
            |               ^
          6 |     capabilities: [code, cod]

    content/integrations.yaml:6:26  data-file-invalid
      “cod” is not in “capabilities”.  Did you mean “code”?
          5 |     category: gti
        > 6 |     capabilities: [code, cod]
            |                          ^
          7 |     description: Projects.

    content/integrations.yaml:4:3  data-file-invalid
      “gitlab” is not in content/technologies.yaml.  Did you mean “github”?
          3 | integrations:
        > 4 |   gitlab:
            |   ^
          5 |     category: gti

    content/integrations.yaml:8:11  unknown-icon
      “gitlb” is neither a file in content/marks nor an icon of simpleicons.org.  Did you mean “gitlab”?
          7 |     description: Projects.
        > 8 |     icon: gitlb
            |           ^
          9 |     page: /git
    "
  `)
})

test('keys and values that the file does not allow', () => {
  expect(shownDiagnostics(`${lists}${entry('github', 'pages: /git\nplanned: soon')}`)).toMatchInlineSnapshot(`
    "
    content/integrations.yaml:9:14  data-file-invalid
      “soon” is not a value of “planned”.  Use one of: true, examples.
           8 |     pages: /git
        >  9 |     planned: soon
             |              ^
          10 | 

    content/integrations.yaml:8:5  data-file-invalid
      “pages” is not a key here.  Did you mean “page”?
          7 |     description: Repositories.
        > 8 |     pages: /git
            |     ^
          9 |     planned: soon
    "
  `)
})
