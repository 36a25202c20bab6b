import { expect, test } from 'vitest'
import { findSection, markdownSections } from './tool-texts.ts'

const markdown = `# Title

Intro.

## Clean up \`all\` of [it](https://x.example)

First.

### Inner

\`\`\`\`md
## Not a heading
\`\`\`
## Not one either
\`\`\`\`

## Next\\_steps

Last.
`

test('a section goes to the next heading of its level, and code has no headings', () => {
  const sections = markdownSections(markdown)
  expect(sections.map(({ level, title }) => [level, title])).toEqual([
    [2, 'Clean up all of it'],
    [3, 'Inner'],
    [2, 'Next_steps'],
  ])
  expect(sections[0]?.text).toContain('## Not one either')
  expect(sections[0]?.text).not.toContain('Last.')
  expect(sections[2]?.text).toBe('## Next\\_steps\n\nLast.')
})

test('a section is found by its heading in any case, and by its anchor', () => {
  const sections = markdownSections(markdown)
  for (const name of ['clean up ALL of it', 'clean-up-all-of-it']) {
    expect(findSection(sections, name)?.level).toBe(2)
  }
  expect(findSection(sections, 'next_steps')?.title).toBe('Next_steps')
  expect(findSection(sections, 'missing')).toBeUndefined()
})
