/** What a kind of diagnostic means, and how to fix it. */
interface CodeEntry {
  description: string
  remedy: string
}

/**
 * All kinds of diagnostics. The list is closed: a new check adds its code here, and `docs/checks.md` is generated from
 * it. Each text is one sentence; the diagnostic itself has the place and, if something similar exists, a suggestion.
 */
export const diagnosticCodes = {
  'broken-link': {
    description: 'A link points to a page or a file that the site does not have.',
    remedy: 'Correct the path, or remove the link.',
  },
  'broken-anchor': {
    description: 'A link points to a heading that the page does not have.',
    remedy: 'Use one of the page’s headings, or link to the page only.',
  },
  'external-link': {
    description: 'A URL outside the site is malformed, is not https, or has a scheme that readers cannot follow.',
    remedy: 'Write a full URL with https, mailto, or tel.',
  },
  'duplicate-route': {
    description: 'Two files have the same URL, and only the first is published.',
    remedy: 'Rename or remove one of the two.',
  },
  'duplicate-title': {
    description: 'Two pages of one version have the same title, so that readers cannot tell them apart in lists.',
    remedy: 'Say in each title what only that page is about.',
  },
  'duplicate-description': {
    description: 'Two pages of one version have the same description.',
    remedy: 'Describe what only this page teaches.',
  },
  'site-component-invalid': {
    description: 'A file of site/components cannot be read, or does not export a complete component.',
    remedy: 'Correct the file; docs/your-own-site.md has an example.',
  },
  'site-playground-invalid': {
    description: 'A file of site/playgrounds cannot be read, or does not export a complete kind of playground.',
    remedy: 'Correct the file; docs/your-own-site.md has an example.',
  },
  'question-unplaced': {
    description: 'Questions of readers are listed under an address that Ask AI does not read.',
    remedy: 'List them under a page with a file in content/, or under an operation.',
  },
  'answer-code': {
    description: 'An answer to a question of readers contains code that its page does not contain.',
    remedy: 'Correct the answer, or list it under the page that says this.',
  },
  'orphan-page': {
    description: 'No sidebar, link, menu, or list leads to the page.',
    remedy: 'Add the page to content/sidebars.yaml, or link to it.',
  },
  'description-length': {
    description: 'A description is shorter than 50 characters or longer than 160.',
    remedy: 'Say in one sentence what readers can do after the page.',
  },
  'frontmatter-duplicate-key': {
    description: 'A key appears twice in the frontmatter.',
    remedy: 'Keep one of the two.',
  },
  'frontmatter-invalid': {
    description: 'A value of the frontmatter has the wrong type or length, or is not one of the allowed values.',
    remedy: 'Correct the value; docs/writing.md says what is allowed.',
  },
  'frontmatter-missing': {
    description: 'The page has no frontmatter, or it is never closed.',
    remedy: 'Put the frontmatter between two lines that contain only “---”.',
  },
  'frontmatter-missing-key': {
    description: 'A key that every page of this kind needs is missing.',
    remedy: 'Add the key to the frontmatter.',
  },
  'frontmatter-syntax': {
    description: 'The frontmatter is not valid YAML.',
    remedy: 'Correct the line; a value that contains “: ” needs quotes.',
  },
  'frontmatter-unknown-key': {
    description: 'The frontmatter has a key that pages of this kind do not have.',
    remedy: 'Correct the spelling, or remove the key.',
  },
  'mdx-syntax': {
    description: 'The page cannot be read as MDX: a tag is not closed, or there is a “<” or “{” in prose.',
    remedy: 'Close the tag, or put the text in backticks.',
  },
  'mdx-expression': {
    description: 'The page contains an expression or an import that cannot be evaluated when the site is built.',
    remedy: 'Write the value itself, or put the text in backticks.',
  },
  'unknown-token': {
    description: 'A name in braces resembles a token of the site but is none, so it would be published as it is.',
    remedy: 'Correct the name; the hosts and names of site.config.ts are tokens.',
  },
  'unclosed-fence': {
    description: 'A code block is never closed, so the text after it would be shown as code.',
    remedy: 'Close it with a line that contains only the fence.',
  },
  'unclosed-link': {
    description:
      'A link has no “]” or “)”, or a space in it, or names a definition that is missing, so its brackets would be shown.',
    remedy: 'Write all four brackets, without a space between them or in the path, or add the definition.',
  },
  'table-shape': {
    description: 'A row of a table has too many or too few cells, or a table has no row of dashes below its header.',
    remedy: 'Give each row as many cells as the header has, and put a row of dashes below the header.',
  },
  'heading-level': {
    description: 'A heading has level 1, which is the title’s, or skips a level.',
    remedy: 'Start with “##” and go down one level at a time.',
  },
  'heading-id': {
    description: 'The ID of a heading, such as {#setup}, is invalid, or another heading of the page has it.',
    remedy: 'Give each heading its own ID of letters, digits, hyphens, and underscores.',
  },
  spelling: {
    description: 'A word is neither in the dictionary of American English nor in content/words.txt.',
    remedy: 'Correct it; a word that is right, such as the name of a product, goes into content/words.txt.',
  },
  'unused-word': {
    description: 'content/words.txt contains a word that no page uses or that is already in the dictionary.',
    remedy: 'Remove the line from the list.',
  },
  'word-list-invalid': {
    description: 'A line of content/words.txt is not one word or name, appears twice, or is out of order.',
    remedy: 'Write one word or name per line, sorted between comments, which start with “#”.',
  },
  'banned-word': {
    description: 'A page contains a word or phrase of content/banned-words.yaml.',
    remedy: 'Write what the message suggests, or leave it out.',
  },
  'heading-case': {
    description: 'A title or heading has a capital letter that is not part of a name.',
    remedy: 'Write headings like sentences; a name goes into content/words.txt with its capitals.',
  },
  'description-style': {
    description: 'A description ends with a period and most others without one, or vice versa.',
    remedy: 'End all descriptions the same way.',
  },
  'missing-alt': {
    description: 'A picture has no alternative text.',
    remedy: 'Say in the square brackets what the picture shows.',
  },
  'unknown-component': {
    description: 'A tag is neither a component for writers nor an HTML element that a page can contain.',
    remedy: 'Correct the spelling, or put the text in backticks.',
  },
  'component-props': {
    description: 'A component lacks a property, has an unknown one, or has one with a wrong value.',
    remedy: 'Write the property as docs/writing.md shows it.',
  },
  'unknown-directive': {
    description: 'A line that starts with “:::” is not a known directive.',
    remedy: 'Use an admonition or a code group.',
  },
  'unclosed-directive': {
    description: 'A directive is never closed, or a closing line closes nothing.',
    remedy: 'Give each opening line one line of “:::” that closes it.',
  },
  'unknown-language': {
    description: 'A code block has no language, or has one that the site does not highlight.',
    remedy: 'Use a language listed in docs/writing.md, or “text”.',
  },
  'unknown-term': {
    description: 'A term is not in the glossary.',
    remedy: 'Correct the ID, or add the term to content/glossary.yaml.',
  },
  'invalid-diagram': {
    description: 'A diagram cannot be drawn, or has no alternative text.',
    remedy: 'Correct its source, and give it alt="…".',
  },
  'invalid-code-group': {
    description: 'A code group contains something other than titled code blocks.',
    remedy: 'Keep only code blocks with a title in it.',
  },
  'missing-create-line': {
    description:
      'A whole object of the product in a guide, how-to, or solution is not followed by a line that says where it goes.',
    remedy: 'Add the <Include> for its kind below the sample, or mark a sample that is not whole with “partial”.',
  },
  'include-property': {
    description:
      'An <Include> lacks a property of its partial, has one that the partial does not have, or is in the wrong place.',
    remedy: 'Give each property that the partial lists in its frontmatter.',
  },
  'missing-snippet': {
    description: 'A page includes a file that content/snippets/ or content/partials/ does not have.',
    remedy: 'Correct the path, or add the file.',
  },
  'missing-screen': {
    description: 'A page shows a screen that content/screens/ does not have.',
    remedy: 'Correct the name in src, or write the YAML file.',
  },
  'unused-screen': {
    description: 'No page shows the screen.',
    remedy: 'Remove the file, or show it with <Screen>.',
  },
  'screen-invalid': {
    description: 'A YAML file of content/screens/ has an unknown key or a wrong value.',
    remedy: 'Correct the line; docs/screens.md shows each part.',
  },
  'unknown-label': {
    description: 'A screen or a menu path uses a word that the product’s interface does not have.',
    remedy: 'Use a label of content/screens/kit/labels.yaml, or add it there.',
  },
  'missing-image': {
    description: 'A picture or video is not in content/images/.',
    remedy: 'Correct the path, which starts with /images/, or add the file.',
  },
  'unreadable-image': {
    description: 'A picture of content/images/ is damaged, or has a format that browsers do not show.',
    remedy: 'Export it again as PNG, JPEG, WebP, AVIF, GIF, or SVG.',
  },
  'image-too-large': {
    description: 'A picture is larger than 10 MB or has more than 100 megapixels.',
    remedy: 'Scale it down; no article shows more than a fraction of it.',
  },
  'image-extension': {
    description: 'The extension of a picture does not match its format.',
    remedy: 'Rename the file, and correct the pages that show it.',
  },
  'unsafe-svg': {
    description:
      'A drawing contains a script, an event handler, a reference to another file, or markup that does not belong in a drawing.',
    remedy: 'Remove what the message points to, or export the drawing as plain SVG.',
  },
  'unused-image': {
    description: 'No page shows a file of content/images/.',
    remedy: 'Show it, or delete it.',
  },
  'unused-snippet': {
    description: 'No page includes a file of content/snippets/ or content/partials/.',
    remedy: 'Include it, or delete it.',
  },
  'sidebar-invalid': {
    description: 'A sidebar file is not valid YAML, or an entry lacks a key or has an unknown one.',
    remedy: 'Correct the entry; the top of content/sidebars.yaml explains their types.',
  },
  'sidebar-missing-page': {
    description: 'A sidebar lists a page that does not exist.',
    remedy: 'Correct the path, or add the page.',
  },
  'sidebar-duplicate-page': {
    description: 'A page is in two places in the sidebars.',
    remedy: 'Keep one entry, and make the other a “ref”.',
  },
  'data-file-invalid': {
    description: 'A data file of content/ is not valid YAML or does not fit its schema.',
    remedy: 'Correct the entry that the message points to.',
  },
  'unknown-icon': {
    description: 'A data file names a mark that is neither in content/marks nor on simpleicons.org.',
    remedy: 'Use the slug of an icon on simpleicons.org, or add a drawing to content/marks.',
  },
  'technology-without-mark': {
    description: 'A technology of content/technologies.yaml has no mark, so cards show a neutral one.',
    remedy:
      'Add a drawing to content/marks with the name of the technology, or name an icon of simpleicons.org in “icon”.',
  },
  'invalid-mark': {
    description: 'A file in content/marks is not a drawing of 24 by 24 units in one color.',
    remedy: 'Scale the drawing, and use only shapes that are “currentColor” or “none”.',
  },
  'integration-missing-page': {
    description: 'An integration of content/integrations.yaml lists a page that the site does not have.',
    remedy: 'Correct the path, or add “planned: true” until the page is written.',
  },
  'integration-written': {
    description: 'The page of an integration exists, but the integration still says that it does not.',
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
    description: 'A redirect starts at the path of a page, so the page would never be seen.',
    remedy: 'Remove the redirect, or move the page.',
  },
  'redirect-loop': {
    description: 'Redirects lead back to where they start.',
    remedy: 'Point one of them to a page.',
  },
  'redirect-chain': {
    description: 'A redirect leads to another redirect, which costs readers a second request.',
    remedy: 'Point it directly to the final page.',
  },
  'redirected-link': {
    description: 'A link uses a path that is redirected: that of a page that has moved, or of a folder without a page.',
    remedy: 'Use the path of the page that readers are redirected to.',
  },
  'sample-syntax': {
    description: 'A code block, an included snippet, or a script in one is not valid in its language.',
    remedy: 'Correct the code; docs/writing.md says what is parsed. Use “text” for anything that is not code.',
  },
  'unchecked-reason': {
    description: 'A code block says “unchecked” without a reason.',
    remedy: 'Write the reason, as in unchecked="two values, as the API streams them".',
  },
  'playground-form': {
    description:
      'A live code block has no payload before it, a payload has no expression after it, or the language cannot be live.',
    remedy: 'Put a block “json live-input” right before “jq live”; “jsx live” needs no payload.',
  },
  'playground-result': {
    description: 'A live code block fails or returns nothing when it is run as written.',
    remedy: 'Correct the block or its payload, so that readers start with something that works.',
  },
  'object-schema-invalid': {
    description: 'A file of site/objects/ is not valid YAML, not a schema, or refers to something that does not exist.',
    remedy: 'Correct the line; docs/writing.md explains how the files of site/objects/ fit together.',
  },
  'sample-unknown-kind': {
    description: 'The word after the language of a code block is not a kind of object.',
    remedy: 'Write a kind from site/objects/kinds.yaml, “partial” for a part of an object, or no word.',
  },
  'sample-unlabelled': {
    description: 'A sample looks like an object of site/objects/, but its code block does not say so.',
    remedy: 'Write the kind after the language, so that readers and checks know it.',
  },
  'sample-unknown-key': {
    description: 'An object has a key that its kind does not have.',
    remedy: 'Correct the spelling, move the key to where it belongs, or remove it.',
  },
  'sample-missing-key': {
    description: 'An object lacks a key that its kind needs.',
    remedy: 'Add the key, or write “partial” after the kind when the sample shows a part of an object.',
  },
  'sample-invalid-value': {
    description: 'A value of an object has the wrong type, format, or length, or is not one of the allowed values.',
    remedy: 'Correct the value; the message says what is allowed.',
  },
  'sample-jq': {
    description: 'A string of a sample is a jq expression, or a template with expressions, that jq cannot compile.',
    remedy: 'Correct the expression; it is compiled exactly as written.',
  },
  'sample-unknown-reference': {
    description: 'An object refers to another object, or one of its keys, that no sample defines.',
    remedy: 'Correct the name, define the object in a sample, or add a standard name to site/objects/names.yaml.',
  },
  'baseline-invalid': {
    description: 'A line of checks-baseline.txt is not an entry.',
    remedy: 'Write the file again with “npm run check -- --baseline”.',
  },
  'config-invalid': {
    description: 'A value of site.config.ts is not allowed.',
    remedy: 'Correct the value; its description in lib/config/site-schema.ts says what is allowed.',
  },
  'api-missing': {
    description: 'The configuration refers to an API specification that does not exist.',
    remedy: 'Correct “api.spec” in site.config.ts, or add the file.',
  },
  'api-ignored': {
    description: 'A file looks like an API specification, but the configuration does not refer to it.',
    remedy: 'Name it in “api.spec” of site.config.ts.',
  },
  'api-syntax': {
    description: 'A file of the API specification is not valid YAML or JSON.',
    remedy: 'Correct the line; a value that contains “: ” needs quotes.',
  },
  'api-version': {
    description: 'The API specification is not OpenAPI 3.0, 3.1, or 3.2.',
    remedy: 'Convert it, and start it with “openapi: 3.1.0”.',
  },
  'api-structure': {
    description: 'An object of the API specification lacks a key, or has one with a wrong value.',
    remedy: 'Write the object as OpenAPI defines it.',
  },
  'api-unknown-key': {
    description: 'An object of the API specification has a key that OpenAPI does not know. It is ignored.',
    remedy: 'Correct the spelling, remove the key, or start its name with “x-”.',
  },
  'api-value-form': {
    description:
      'A value of the API specification is not in the form that OpenAPI allows, but its meaning is clear: a missing description of a response, an empty key, a number instead of text, a pattern of another language, or a “$ref” where OpenAPI allows none. It is read as it is meant.',
    remedy: 'Write it as the message suggests if you can edit the file; otherwise turn the code down.',
  },
  'api-unknown-keyword': {
    description:
      'A schema of an OpenAPI 3.1 file has a keyword that JSON Schema does not know, or one in the form of OpenAPI 3.0.',
    remedy: 'Correct it, or start your own keyword with “x-”.',
  },
  'api-reference': {
    description:
      'A “$ref” of the API specification points to nothing, to the wrong kind of object, or back to itself, or is where OpenAPI allows none.',
    remedy: 'Correct the reference, add what it refers to, or bundle the specification into one file.',
  },
  'api-target': {
    description:
      'A link leads to an operation, or a discriminator to a schema, that the API specification does not have.',
    remedy: 'Correct the name, or add what it refers to.',
  },
  'api-html': {
    description:
      'A description of the API specification contains HTML that its page leaves out, such as a frame, a script, or a form.',
    remedy: 'Say it in Markdown, or link to it.',
  },
  'api-schema-cycle': {
    description: 'A schema of the API specification contains itself as a description of the same value.',
    remedy: 'Move what both schemas need into a schema of its own, or refer to the schema from a property.',
  },
  'api-operation-id': {
    description: 'An operation has no operationId, or shares one with another operation.',
    remedy: 'Give each operation its own ID.',
  },
  'api-summary': {
    description: 'An operation has no summary, which is the title of its page, or one that is too long for a title.',
    remedy: 'Write a summary of a few words, or a short name in “x-label”.',
  },
  'api-slug-collision': {
    description: 'Two operations have summaries that result in the same URL; one of them is published elsewhere.',
    remedy: 'Give one of the two a different summary if you want to choose its URL.',
  },
  'api-duplicate-path': {
    description: 'Two paths differ only in the names of their parameters, so a call cannot tell them apart.',
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
    description: 'An operation has a tag that is missing from the document’s “tags”, or a tag is listed there twice.',
    remedy: 'List each tag once, in the order in which readers should see them.',
  },
  'api-keywords': {
    description: 'The “x-keywords” of an operation are not a list, contain something other than text, or are too many.',
    remedy: 'List up to 8 words or short phrases that readers search for.',
  },
  'api-security': {
    description: 'A security requirement refers to a scheme that is not defined.',
    remedy: 'Correct the name, or define the scheme in “components.securitySchemes”.',
  },
  'api-server': {
    description: 'A server URL contains a variable that is not declared.',
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
    description: 'The body of a call in a sample does not match what its operation accepts.',
    remedy: 'Correct the key or the value that the message points to, or write “partial” when keys are left out.',
  },
  'api-call-auth': {
    description: 'A call in a sample lacks the header that says who calls, or the one that says what is sent.',
    remedy: 'Add the header to the call.',
  },
} as const satisfies Readonly<Record<string, CodeEntry>>

/** The code of a kind of diagnostic. */
export type DiagnosticCode = keyof typeof diagnosticCodes
