import { parseArgs } from 'node:util'
import { didYouMean } from '#lib/diagnostics/nearest.ts'

/** Options by their names: “string” options take a value, “boolean” options do not. */
type OptionTypes = Readonly<Record<string, { type: 'string' | 'boolean' }>>

interface CommandLine<Name extends string> {
  values: Partial<Record<Name, string | boolean>>
  positionals: string[]
}

/**
 * Parses a command line.
 * @param usage the end of each message: the available options
 * @returns a message for an unknown option, and for a value that an option does not take
 */
export function readCommandLine<Options extends OptionTypes>(
  args: readonly string[],
  options: Options,
  usage: string,
): CommandLine<keyof Options & string> | string {
  const { tokens, values, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (!Object.hasOwn(options, token.name)) {
      const near = didYouMean(token.name, Object.keys(options))
      return [`There is no option ${token.rawName}.`, near, usage].filter(Boolean).join(' ')
    }
    if (options[token.name]?.type === 'boolean' && token.value !== undefined) {
      return `${token.rawName} takes no value. ${usage}`
    }
  }
  return { values: values as CommandLine<keyof Options & string>['values'], positionals }
}
