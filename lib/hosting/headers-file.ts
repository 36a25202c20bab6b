import type { HeaderRule } from './header-rules.ts'

/** Limits of the hosts that read the file. @see https://developers.cloudflare.com/pages/configuration/headers/ */
const limits = { rules: 100, line: 2000 }

const covers = (wide: string, path: string) => wide.endsWith('*') && path.startsWith(wide.slice(0, -1))

/**
 * Writes rules as a `_headers` file. Where a later rule says otherwise than an earlier one, one host takes the later, another
 * joins both unless the earlier is taken back by a line with “!”; the first leaves such lines out.
 * @throws when a host would not take the file
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
  const long = lines.find((line) => line.length > limits.line)
  if (long !== undefined || rules.length > limits.rules) {
    const found = long === undefined ? `${rules.length} rules` : `a line of ${long.length} letters:\n${long}`
    throw new Error(
      `_headers may have ${limits.rules} rules and lines of ${limits.line} letters, and has ${found}\nName fewer hosts in site.config.ts, or one for several, such as https://*.example.com.`,
    )
  }
  return `${lines.join('\n')}\n`
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
