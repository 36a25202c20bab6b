/** What a kind of finding means, and the way out. */
export interface CodeEntry {
  description: string
  remedy: string
}

/**
 * Every kind of finding. Closed: a new check adds its code here, and `docs/checks.md` follows from it. Each text is one
 * sentence; the finding itself names the place and, where one is near, the right value.
 */
export const diagnosticCodes = {
  'broken-link': {
    description: 'A link names a page or a file that the site does not have.',
    remedy: 'Correct the path, or remove the link.',
  },
  'broken-anchor': {
    description: 'A link names a heading that the page does not have.',
    remedy: 'Name one of the page’s headings, or none.',
  },
  'external-link': {
    description: 'An address outside the site is malformed, is not https, or has a scheme that readers cannot follow.',
    remedy: 'Write a whole address with https, mailto or tel.',
  },
  'duplicate-route': {
    description: 'Two files claim the same address, and only the first is published.',
    remedy: 'Rename or remove one of the two.',
  },
  'duplicate-title': {
    description: 'Two pages of one version have the same title, so that readers cannot tell them apart in lists.',
    remedy: 'Say in each title what only this page is about.',
  },
  'duplicate-description': {
    description: 'Two pages of one version have the same description.',
    remedy: 'Describe what the reader can do after this page only.',
  },
  'orphan-page': {
    description: 'No sidebar, link, menu or list leads to the page.',
    remedy: 'Add the page to content/sidebars.yaml, or link to it.',
  },
  'frontmatter-duplicate-key': {
    description: 'A key stands twice in the frontmatter.',
    remedy: 'Keep one of the two.',
  },
  'frontmatter-invalid': {
    description: 'A value of the frontmatter has the wrong type or length, or is not in its closed list.',
    remedy: 'Correct the value; docs/writing.md says what is allowed.',
  },
  'frontmatter-missing': {
    description: 'The page has no frontmatter, or it is never closed.',
    remedy: 'Put the frontmatter between two lines that hold only “---”.',
  },
  'frontmatter-missing-key': {
    description: 'A key that every page of this kind needs is missing.',
    remedy: 'Add the key to the frontmatter.',
  },
  'frontmatter-syntax': {
    description: 'The frontmatter is not valid YAML.',
    remedy: 'Correct the line; a value that holds “: ” needs quotes.',
  },
  'frontmatter-unknown-key': {
    description: 'The frontmatter has a key that pages of this kind do not have.',
    remedy: 'Correct the spelling, or remove the key.',
  },
  'mdx-syntax': {
    description: 'The page cannot be read as MDX: a tag is not closed, or “<” or “{” stands in prose.',
    remedy: 'Close the tag, or put the text in backticks.',
  },
  'mdx-expression': {
    description: 'The page holds an expression or an import that cannot be evaluated when the site is built.',
    remedy: 'Write the value itself, or put the text in backticks.',
  },
  'heading-level': {
    description: 'A heading is of level 1, which the title has, or skips a level.',
    remedy: 'Begin with “##” and go down one level at a time.',
  },
  'missing-alt': {
    description: 'A picture has no text alternative.',
    remedy: 'Say in the square brackets what the picture shows.',
  },
  'unknown-component': {
    description: 'A tag is neither a component for writers nor an element of HTML that a page may hold.',
    remedy: 'Correct the spelling, or put the text in backticks.',
  },
  'component-props': {
    description: 'A component lacks a property, has an unknown one, or one with a wrong value.',
    remedy: 'Write the property as docs/writing.md shows it.',
  },
  'unknown-directive': {
    description: 'A line that starts with “:::” names no directive.',
    remedy: 'Use an admonition or a code group.',
  },
  'unclosed-directive': {
    description: 'A directive is never closed, or a closing line closes nothing.',
    remedy: 'Give each opening line one line of “:::” that closes it.',
  },
  'unknown-language': {
    description: 'A code block names no language, or one that the site does not highlight.',
    remedy: 'Name a language of docs/writing.md, or “text”.',
  },
  'unknown-term': {
    description: 'A term is not in the glossary.',
    remedy: 'Correct the id, or add the term to content/glossary.yaml.',
  },
  'invalid-diagram': {
    description: 'A diagram cannot be drawn, or has no text alternative.',
    remedy: 'Correct its source, and give it alt="…".',
  },
  'invalid-code-group': {
    description: 'A code group holds something else than titled code blocks.',
    remedy: 'Keep only code blocks with a title in it.',
  },
  'missing-snippet': {
    description: 'A code block includes a file that content/snippets/ does not have.',
    remedy: 'Correct the path, or add the file.',
  },
  'missing-image': {
    description: 'A picture or film is not in content/images/.',
    remedy: 'Correct the path, which starts with /images/, or add the file.',
  },
  'unused-image': {
    description: 'No page shows a file of content/images/.',
    remedy: 'Show it, or delete it.',
  },
  'unused-snippet': {
    description: 'No page includes a file of content/snippets/.',
    remedy: 'Include it, or delete it.',
  },
  'sidebar-invalid': {
    description: 'A sidebar file is not valid YAML, or an entry lacks a key or has an unknown one.',
    remedy: 'Correct the entry; the head of content/sidebars.yaml explains their types.',
  },
  'sidebar-missing-page': {
    description: 'A sidebar names a page that does not exist.',
    remedy: 'Correct the path, or add the page.',
  },
  'sidebar-duplicate-page': {
    description: 'A page stands in two places of the sidebars.',
    remedy: 'Keep one entry, and make the other a “ref”.',
  },
  'data-file-invalid': {
    description: 'A data file of content/ is not valid YAML or does not fit its schema.',
    remedy: 'Correct the entry that the finding names.',
  },
  'redirect-invalid': {
    description: 'content/redirects.yaml is not valid YAML, or an entry is not an old path with the path of a page.',
    remedy: 'Write one line for each old path, for example “/old/page: /new/page”.',
  },
  'redirect-missing-page': {
    description: 'A redirect leads to a page that does not exist.',
    remedy: 'Correct its target, or remove the redirect.',
  },
  'redirect-from-page': {
    description: 'A redirect starts at the address of a page, which would never be seen.',
    remedy: 'Remove the redirect, or move the page.',
  },
  'redirect-loop': {
    description: 'Redirects lead back to where they start.',
    remedy: 'Let one of them lead to a page.',
  },
  'redirect-chain': {
    description: 'A redirect leads to another redirect, which costs readers a second request.',
    remedy: 'Let it lead to the page at the end.',
  },
  'redirected-link': {
    description: 'A link names an old path that is redirected.',
    remedy: 'Name the page’s present path.',
  },
} as const satisfies Readonly<Record<string, CodeEntry>>

/** The name of a kind of finding. */
export type DiagnosticCode = keyof typeof diagnosticCodes
