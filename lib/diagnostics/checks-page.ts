import { diagnosticCodes } from './diagnostic-codes.ts'
import { requiredCodes } from './severity.ts'

const introduction = `# Checks

<!-- Written by \`npm run docs\` from lib/diagnostics/diagnostic-codes.ts. -->

\`npm run check\` runs every check over all content and exits with 1 when there is an error. \`npm run build\` runs the same
checks and stops on an error.

| Option | What it does |
|---|---|
| \`npm run check -- content/index.mdx\` | reports on one or several files only |
| \`npm run check -- --strict\` | fails when there are warnings, too |
| \`npm run check -- --max-warnings 20\` | fails when there are more than 20 warnings |
| \`npm run check -- --baseline\` | records what it reports, so that only new diagnostics are reported from then on |
| \`npm run check -- --fix\` | makes the changes that need no judgment, and lists each |
| \`npm run check -- --format json\` | prints the diagnostics as JSON; also \`sarif\`, \`github\` and \`terminal\` |

\`--fix\` only changes what can have one meaning, and a second run changes nothing more:

- another name of a language after a fence
- a key or value of the frontmatter, a link, or an anchor with one typo, if nothing else resembles it
- a link to a path that is redirected, and a relative link to a page of the site
- a component, an HTML element, or a closing tag in the wrong case
- \`<h3>Text</h3>\` on a line of its own becomes \`### Text\`
- \`<details>\` with a plain \`<summary>\` becomes \`<Details summary="…">\`, and \`<TabItem>\` becomes \`<Tab>\`

A tag whose name only resembles another one is never changed: the hint suggests the other one.

What a page contains is unknown while it cannot be read. Until then, no page, file, word, or object is called unused or
undefined because of it, and links to its headings are not checked.

What occurs more than three times in a file with the same words, such as a name that is not in the word list, is shown
once in the terminal, with the lines of the other places. The closing line counts each, and the other formats list each.

## Migrating step by step

Content that was written for another engine may have many diagnostics at first. You don't need to fix them all before the
first build:

1. Fix what stops the build: the codes with * in the table below. Start with \`npm run check -- --fix\`.
2. Add languages that the engine doesn't check to \`site.config.ts\`, by their [names in Shiki](https://shiki.style/languages):
   \`code: { languages: ['xml', 'sql', 'docker'] }\`. They are highlighted, and pages can use all names that Shiki has for
   them.
3. Turn down what you don't want to stop the build, in \`site.config.ts\`. A severity is \`error\`, \`warning\`, or
   \`off\`. In \`files\`, \`*\` is any part of a name and \`**\` any number of folders. Paths take precedence over the whole
   site, and later paths over earlier ones:

   \`\`\`ts
   checks: {
     severity: { 'heading-case': 'off', 'description-length': 'warning' },
     paths: [{ files: 'content/old/**', severity: { 'sample-syntax': 'warning', spelling: 'off' } }],
   },
   \`\`\`

4. Record the rest with \`npm run check -- --baseline\`, and commit \`checks-baseline.txt\`. Checks, builds, and the
   development server then report only new diagnostics, and the closing line says how many are in the baseline. A line of
   the file is a path, a code, a fingerprint of the source line, and how often it occurs. So an entry survives when its
   line moves, and a changed line is checked again. When something is fixed, the closing lines say so; run the command
   again to record it. With paths of files, it records only those.
5. Give a code block that is right as it is a reason not to be checked, for example
   \`json unchecked="two values, as the API streams them"\`. It is highlighted and not parsed. This is meant for JSON with
   several values, with comments, or with \`...\`.

A severity also decides whether \`--fix\` changes something: what is \`off\` or in the baseline stays as it is. In CI,
\`--max-warnings\` keeps the number of warnings from growing.

## All codes

Codes with * can't be turned down and are never in the baseline: with such an error, a page, a file that pages depend on,
or the API reference cannot be built, or a drawing would run scripts.`

/** Generates the contributors' page about checks, `docs/checks.md`, from the list of codes. */
export function checksPage(): string {
  const isRequired = (code: string) => (requiredCodes as ReadonlySet<string>).has(code)
  const rows = Object.entries(diagnosticCodes).map(
    ([code, { description, remedy }]) => `| \`${code}\`${isRequired(code) ? ' *' : ''} | ${description} | ${remedy} |`,
  )
  return `${introduction}

| Code | What it means | What to do |
|---|---|---|
${rows.join('\n')}
`
}
