import type { Clients, Invocation } from '../run/clients.ts'
import { meant, plainText, sliceText, splitText, type TracedText } from '../run/traced-text.ts'
import { textOf, unknown, type Value } from '../run/value.ts'
import { curlCalls } from './curl.ts'
import { wgetCalls } from './wget.ts'

const wrappers = /^(?:sudo|time|env|command|exec|xargs|nohup|retry|timeout)\(\)$/
const commands = /^(?:curl|wget)$/

function text(value: TracedText): Value {
  return { kind: 'text', text: value }
}

/** `printf '{"a": "%s"}' "$a"` */
function printed({ args, at }: Invocation): Value {
  const [format, ...values] = args
  if (format === undefined) return unknown(at)
  const parts = splitText(textOf(format), '%s')
  return text(
    parts.flatMap((part, index) => {
      const value = values[index]
      if (index === parts.length - 1) return part
      return [...part, ...(value === undefined ? [] : textOf(value))]
    }),
  )
}

function echoed({ args, at }: Invocation): Value {
  const words = args.map(textOf).filter((word) => !/^-[neE]+$/.test(plainText(word)))
  return text(words.flatMap((word, index) => (index === 0 ? word : [...meant(' ', at), ...word])))
}

function run(name: string, invocation: Invocation): Value | undefined {
  const { args, at, record } = invocation
  switch (name) {
    case 'curl()':
      for (const call of curlCalls(invocation)) record(call)
      return unknown(at)
    case 'wget()':
      for (const call of wgetCalls(invocation)) record(call)
      return unknown(at)
    case '%/': {
      const [value] = args
      const word = value === undefined ? [] : textOf(value)
      return text(plainText(word).endsWith('/') ? sliceText(word, 0, plainText(word).length - 1) : word)
    }
    case 'echo()':
      return echoed(invocation)
    case 'printf()':
      return printed(invocation)
    case 'cat()':
    case 'tee()': {
      const files = args.filter((word) => !plainText(textOf(word)).startsWith('-'))
      return (name === 'tee()' || files.length === 0 ? invocation.named.get('stdin') : undefined) ?? unknown(at)
    }
  }
  if (!wrappers.test(name)) return undefined
  const words = args.map((word) => plainText(textOf(word)))
  const first = words.findIndex((word) => commands.test(word))
  return first === -1 ? undefined : run(`${words[first]}()`, { ...invocation, args: args.slice(first + 1) })
}

/** Commands of a shell; the names of commands end in parentheses. */
export const shellClients: Clients = { call: run, method: () => undefined }
