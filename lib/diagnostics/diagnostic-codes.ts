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
  spelling: {
    description: 'A word is in neither the dictionary of American English nor content/words.txt.',
    remedy: 'Correct it; a word that is right, such as the name of a product, goes into content/words.txt.',
  },
  'unused-word': {
    description: 'content/words.txt holds a word that no page uses or that the dictionary has already.',
    remedy: 'Remove the line from the list.',
  },
  'word-list-invalid': {
    description: 'A line of content/words.txt is not one word or name, stands twice or is out of order.',
    remedy: 'Write one word or name a line, sorted between comments, which begin with “#”.',
  },
  'banned-word': {
    description: 'A page holds a word or phrase of content/banned-words.yaml.',
    remedy: 'Write what the finding says instead, or leave it out.',
  },
  'heading-case': {
    description: 'A title or heading has a capital letter inside that belongs to no name.',
    remedy: 'Write headings like sentences; a name goes into content/words.txt with its capitals.',
  },
  'description-style': {
    description: 'A description ends with a full stop and most others without one, or the other way round.',
    remedy: 'End all descriptions alike.',
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
  'unreadable-image': {
    description: 'A picture of content/images/ is damaged, or is not what browsers show.',
    remedy: 'Export it again as PNG, JPEG, WebP, AVIF, GIF or SVG.',
  },
  'image-too-large': {
    description: 'A picture is heavier than 10 MB or has a side of more than 8,000 pixels.',
    remedy: 'Scale it down; no article shows more than a fraction of it.',
  },
  'image-extension': {
    description: 'The extension of a picture names another format than the one it has.',
    remedy: 'Rename the file, and correct the pages that show it.',
  },
  'unsafe-svg': {
    description:
      'A drawing holds a script, an event handler, a reference to another file, or markup that is no drawing.',
    remedy: 'Remove the place that the finding names, or export the drawing as plain SVG.',
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
  'unknown-icon': {
    description: 'A data file names a logo that the set of icons does not have.',
    remedy: 'Name one of simpleicons.org, or leave “icon” out: letters then stand in its place.',
  },
  'integration-missing-page': {
    description: 'An integration of content/integrations.yaml names a page that the site does not have.',
    remedy: 'Correct the path, or add “planned: true” until the page is written.',
  },
  'integration-written': {
    description: 'The page of an integration is written, and the integration still says that it is not.',
    remedy: 'Remove “planned” or “until”.',
  },
  'duplicate-integration': {
    description: 'Two integrations of content/integrations.yaml have the same page.',
    remedy: 'Keep one of the two, or give each its own page.',
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
  'sample-syntax': {
    description: 'A code block, an included snippet or a script in one is not valid in its language.',
    remedy: 'Correct the place; docs/writing.md says what is parsed, and “text” is for what is no code.',
  },
  'playground-form': {
    description:
      'A live code block has no payload before it, a payload no program behind it, or the language cannot be live.',
    remedy: 'Put a block “json live-input” right before “jq live” or “yaml mapping live”; “jsx live” stands alone.',
  },
  'playground-result': {
    description: 'What a live code block shows at first fails when it is run, or gives nothing.',
    remedy: 'Correct the program, the mapping or the payload, so that readers begin with something that works.',
  },
  'portal-schema-invalid': {
    description: 'A file of schema/portal/ is not valid YAML, not a schema, or refers to something that is not there.',
    remedy: 'Correct the line; docs/writing.md says how the files of schema/portal/ belong together.',
  },
  'sample-unknown-kind': {
    description: 'After the language of a code block stands a word that is no kind of object of the portal.',
    remedy: 'Write one kind of schema/portal/kinds.yaml, “partial” for a part of an object, or no word.',
  },
  'sample-unlabelled': {
    description: 'A sample has the shape of an object of the portal, and its code block does not say so.',
    remedy: 'Write the kind after the language, so that readers and checks know it.',
  },
  'sample-unknown-key': {
    description: 'An object of the portal has a key that its kind does not have.',
    remedy: 'Correct the spelling, move the key to where it belongs, or remove it.',
  },
  'sample-missing-key': {
    description: 'An object of the portal lacks a key that its kind needs.',
    remedy: 'Add the key, or write “partial” after the kind when the sample shows a part of an object.',
  },
  'sample-invalid-value': {
    description: 'A value of an object of the portal has the wrong type, form or length, or is not in its closed list.',
    remedy: 'Correct the value; the finding says what is allowed.',
  },
  'sample-jq': {
    description: 'A string of a sample is a program of jq, or a template with programs, that jq cannot compile.',
    remedy: 'Correct the program; it is compiled as it stands.',
  },
  'sample-unknown-reference': {
    description: 'An object of the portal names another object, or one of its keys, that no sample defines.',
    remedy: 'Correct the name, define the object in a sample, or add a standard name to schema/portal/names.yaml.',
  },
  'config-invalid': {
    description: 'A value of site.config.ts is outside of what it may be.',
    remedy: 'Correct the value; its description in lib/config/site-config.ts says what is allowed.',
  },
  'api-missing': {
    description: 'The configuration names an API specification that does not exist.',
    remedy: 'Correct “api.spec” in site.config.ts, or add the file.',
  },
  'api-syntax': {
    description: 'A file of the API specification is not valid YAML or JSON.',
    remedy: 'Correct the line; a value that holds “: ” needs quotes.',
  },
  'api-version': {
    description: 'The API specification is not OpenAPI 3.0 or 3.1.',
    remedy: 'Convert it, and begin it with “openapi: 3.1.0”.',
  },
  'api-structure': {
    description: 'An object of the API specification lacks a key, has an unknown one, or one with a wrong value.',
    remedy: 'Write the object as OpenAPI defines it.',
  },
  'api-unknown-keyword': {
    description: 'A schema of the API specification has a keyword that JSON Schema does not know.',
    remedy: 'Correct the spelling, or begin a keyword of your own with “x-”.',
  },
  'api-reference': {
    description: 'A “$ref” of the API specification leads nowhere, to the wrong kind of object or back to itself.',
    remedy: 'Correct the address, or add what it names.',
  },
  'api-operation-id': {
    description: 'An operation has no operationId, or shares one with another operation.',
    remedy: 'Give each operation an id of its own.',
  },
  'api-summary': {
    description: 'An operation has no summary, which is the title of its page.',
    remedy: 'Write a summary of a few words.',
  },
  'api-slug-collision': {
    description: 'Two operations have summaries that lead to the same address.',
    remedy: 'Give one of the two another summary.',
  },
  'api-duplicate-path': {
    description: 'Two paths differ in the names of their parameters only, so that a call cannot tell them apart.',
    remedy: 'Remove one of the two.',
  },
  'api-path-parameter': {
    description: 'A path and the parameters declared for it do not agree.',
    remedy: 'Declare each “{name}” of the path once, with “in: path”.',
  },
  'api-no-success': {
    description: 'An operation has no response for success.',
    remedy: 'Describe its 2xx response.',
  },
  'api-example': {
    description: 'An example or a default of the API specification does not fit its schema.',
    remedy: 'Correct the value, or the schema.',
  },
  'api-tag': {
    description: 'An operation has a tag that the document’s “tags” lack, or a tag stands there twice.',
    remedy: 'List each tag once, in the order in which readers shall see them.',
  },
  'api-keywords': {
    description: 'The “x-keywords” of an operation are no list, hold something that is no text, or are too many.',
    remedy: 'List up to 8 words or short phrases that readers search for.',
  },
  'api-security': {
    description: 'A security requirement names a scheme that is not defined.',
    remedy: 'Correct the name, or define the scheme in “components.securitySchemes”.',
  },
  'api-server': {
    description: 'The address of a server holds a variable that is not declared.',
    remedy: 'Declare it in the server’s “variables”, with a default.',
  },
  'api-call-unknown': {
    description: 'A sample calls a path of the API, or a method at a path, that the API specification does not have.',
    remedy: 'Correct the path or the method.',
  },
  'api-call-query': {
    description:
      'A call in a sample has a query parameter that its operation lacks, a wrong value, or lacks a parameter.',
    remedy: 'Correct the name or the value; the operation’s page lists its parameters.',
  },
  'api-call-body': {
    description: 'The body of a call in a sample is not what its operation takes.',
    remedy: 'Correct the key or the value that the finding names, or write “partial” when keys are left out.',
  },
  'api-call-auth': {
    description: 'A call in a sample lacks the header that says who calls, or the one that says what is sent.',
    remedy: 'Add the header to the call.',
  },
} as const satisfies Readonly<Record<string, CodeEntry>>

/** The name of a kind of finding. */
export type DiagnosticCode = keyof typeof diagnosticCodes
