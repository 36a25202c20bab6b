import type { HeaderRule } from './header-rules.ts'

/** Limits of the hosts that read the file. @see https://developers.cloudflare.com/pages/configuration/headers/ */
const limits = { rules: 100, line: 2000 }

const covers = (wide: string, path: string) => wide.endsWith('*') && path.startsWith(wide.slice(0, -1))

/**
 * Writes rules as a `_headers` file. Where a later rule says otherwise than an earlier one, one host takes the later, another
 * joins both unless the earlier is taken back by a line with “!”; the first leaves such lines out.
 * @see https://docs.netlify.com/routing/headers/
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }, index) => [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => {
      const earlier = rules.slice(0, index).some((rule) => covers(rule.path, path) && rule.headers[name] !== undefined)
      return [...(earlier ? [`  ! ${name}`] : []), `  ${name}: ${value}`]
    }),
  ])
  return `${lines.join('\n')}\n`
}

/** What Cloudflare Pages would not take of a `_headers` file; other hosts and servers have no such limits. */
export function headersFileProblems(text: string): string[] {
  const lines = text.split('\n')
  const rules = lines.filter((line) => line.startsWith('/')).length
  const long = lines
    .filter((line) => line.length > limits.line)
    .map((line) => `${line.trim().slice(0, 60)}… has ${line.length} letters`)
  return rules > limits.rules ? [...long, `there are ${rules} rules`] : long
}

/** Reads a `_headers` file as `headersFile` writes it. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    if (line.startsWith('/')) rules.push({ path: line, headers: {} })
    else if (name !== undefined && value !== undefined) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value })
  }
  return rules
}
