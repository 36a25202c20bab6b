import type { HeaderRule } from './header-rules.ts'

/** Limits of hosts that read the file. @see https://developers.cloudflare.com/pages/configuration/headers/ */
const limits = { rules: 100, line: 2000 }

const covers = (wide: string, path: string) => wide.endsWith('*') && path.startsWith(wide.slice(0, -1))

/**
 * Writes rules as a `_headers` file. If two rules set the same header, some hosts use the later one, and others join
 * both unless a line with “!” unsets the earlier one. Hosts of the first kind ignore such lines.
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

/** Reports what Cloudflare Pages would reject in a `_headers` file; other hosts and servers have no such limits. */
export function headersFileProblems(text: string): string[] {
  const lines = text.split('\n')
  const rules = lines.filter((line) => line.startsWith('/')).length
  const long = lines
    .filter((line) => line.length > limits.line)
    .map((line) => `${line.trim().slice(0, 60)}… has ${line.length} characters`)
  return rules > limits.rules ? [...long, `there are ${rules} rules`] : long
}

/** Parses a `_headers` file written by `headersFile`. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
    if (line.startsWith('/')) rules.push({ path: line, headers: {} })
    else if (name !== undefined && value !== undefined) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value })
  }
  return rules
}
