import { diagnosticCodes } from './diagnostic-codes.ts'

/** Generates the contributors' page about checks, `docs/checks.md`, from the list of codes. */
export function checksPage(): string {
  const rows = Object.entries(diagnosticCodes).map(
    ([code, { description, remedy }]) => `| \`${code}\` | ${description} | ${remedy} |`,
  )
  return `# Checks

<!-- Written by \`npm run docs\` from lib/diagnostics/diagnostic-codes.ts. -->

\`npm run check\` runs every check over all content and exits with 1 when there is an error. \`npm run build\` runs the same
checks and stops on an error.

| Option | What it does |
|---|---|
| \`npm run check -- content/index.mdx\` | reports on one or several files only |
| \`npm run check -- --fix\` | makes the changes that need no judgment, and lists each |
| \`npm run check -- --format json\` | prints the diagnostics as JSON; also \`sarif\`, \`github\` and \`terminal\` |

Fixed without asking: a misspelled key or value of the frontmatter, a misspelled component or closing tag, a misspelled link and a
misspelled anchor where only one thing can be meant, and a link to a path that is redirected.

| Code | What it means | What to do |
|---|---|---|
${rows.join('\n')}
`
}
