import { expect, test } from 'vitest'
import { shownDiagnostics } from '../../../tests/support/sample-diagnostics.ts'
import type { Language } from '../../languages/languages.ts'
import { placeOf } from '../../pages/place-in-source.ts'
import { embeddedShell } from './embedded-shell.ts'

const scripts = (language: Language, text: string) => embeddedShell(language, text).map((script) => script.text)

test('scripts of a GitHub workflow, without its expressions and without other shells', () => {
  const workflow = `jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - run: npm ci
      - name: Two lines
        run: |
          echo "\${{ inputs.name }}"
            indented

      - run: >-
          echo folded
          "and more"
      - shell: pwsh
        run: Get-Item "
      - shell: bash -e {0}
        run: "echo \\"é\\" \\\\ \\u00e9"
      - run: 'it''s'
  windows:
    runs-on: windows-latest
    steps:
      - run: Get-Item "
`
  expect(scripts('yaml', workflow)).toEqual([
    'npm ci',
    `echo "${'x'.repeat('${{ inputs.name }}'.length)}"\n  indented`,
    'echo folded \\\n"and more"',
    'echo "é" \\ x',
    "it's",
  ])
})

test('scripts of a composite action, of a fragment and of a GitLab pipeline', () => {
  expect(scripts('yaml', 'runs:\n  using: composite\n  steps:\n    - run: a\n      shell: bash\n')).toEqual(['a'])
  expect(scripts('yaml', 'steps:\n  - run: a\n')).toEqual(['a'])
  expect(scripts('yaml', 'defaults:\n  run:\n    shell: pwsh\nsteps:\n  - run: a\n')).toEqual([])
  const pipeline =
    'default:\n  before_script:\n    - a\nbuild:\n  script:\n    - b $[[ inputs.c ]]\n    - |\n      d\n  after_script: e\n'
  expect(scripts('yaml', pipeline)).toEqual(['a', `b ${'x'.repeat('$[[ inputs.c ]]'.length)}`, 'd', 'e'])
})

test('scripts of a Jenkins pipeline', () => {
  const pipeline = `
sh 'a'
sh "b \${x["y"]} \\$HOME \\\\"
sh(script: 'c', returnStdout: true)
sh returnStdout: true, script: 'd'
sh('''
  e "\${HOME}"
''')
echo 'f'
`
  expect(scripts('groovy', pipeline)).toEqual(['a', 'b xxxxxxxxx $HOME \\', 'c', 'd', '\n  e "${HOME}"'])
})

test.each<Language>(['json', 'shell', 'python'])('%s holds no scripts', (language) => {
  expect(scripts(language, 'run: a\nsh "b"')).toEqual([])
})

test.each([
  ['steps:\n  - run: echo ¶\n'],
  ['steps:\n  - run: "echo \\"é\\" \\u00e9 ¶"\n'],
  ["steps:\n  - run: 'it''s ¶'\n"],
  ['steps:\n  - run: |\n      echo ${{ a }}\n\n        echo ${{ b }} ¶\n'],
  ['steps:\n  - run: >\n      echo\n      more ¶\n'],
  ['steps:\n  - run: |2\n       echo ¶\n'],
  ['steps:\n  - run: echo\n      more ¶\n'],
])('a place in a script is at its place in the sample: %j', (text) => {
  const [script] = embeddedShell('yaml', text)
  if (script === undefined) throw new Error('The sample has no script.')
  const markIn = (source: string) => {
    const before = source.slice(0, source.indexOf('¶')).split('\n')
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
  }
  const { line, column } = markIn(script.text)
  expect(placeOf(script, line, column)).toEqual(markIn(text))
})

test('errors of scripts are told at their place in the sample', async () => {
  const workflow = `jobs:
  a:
    steps:
      - run: |
          echo \${{ a.b }}
          if true; then
            echo
      - run: echo "a
`
  const pipeline = `test:
  script:
    - "echo \\"é\\" 'x"
    - >
      echo a
      | b |
`
  const jenkins = `pipeline {
  sh """
    if [ "\${x}" ]; then
  """
  sh "echo \\"a"
}`
  const shown = `${await shownDiagnostics('yaml', [workflow, pipeline])}${await shownDiagnostics('groovy', [jenkins])}`
  expect(shown).toMatchInlineSnapshot(`
    "
    6:           if true; then
                 ^ This “if” is never closed.  Add its “fi”.
    8:       - run: echo "a
                         ^ This quote is never closed.  Add its closing ".

    3:     - "echo \\"é\\" 'x"
                         ^ This quote is never closed.  Add its closing '.
    6:       | b |
                 ^ There is no command after “|”.  Add one, or remove “|”.

    3:     if [ "\${x}" ]; then
                          ^ There is no command after “then”.  Add one, for example “:”.
    5:   sh "echo \\"a"
                  ^ This quote is never closed.  Add its closing ".
    "
  `)
}, 60_000)
