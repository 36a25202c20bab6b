import { mostTurns, type Program, table } from './program.ts'
import { sendRequest } from './requests.ts'
import { meant, plainText, replaceText, type TracedText } from './traced-text.ts'
import type { Given, ObjectValue, Value } from './value.ts'
import * as values from './value.ts'

type Builtin = (given: Given) => Value | undefined

function client(role: ObjectValue['role']): Builtin {
  return ({ args: [first = values.objectValue(0)], options, at }) => {
    const clientValue = values.putEntries(values.putEntries(values.objectValue(at, role), first), options)
    const headers = values.putEntries(
      values.objectValue(at),
      values.entryOf(clientValue, 'headers') ?? values.objectValue(at),
    )
    values.putEntry(clientValue, meant('headers', at), headers)
    return clientValue
  }
}

/** A format with values for its placeholders. */
function formatted(
  format: TracedText,
  placeholder: RegExp,
  valueFor: (word: string, index: number) => Value | undefined,
): Value {
  let index = -1
  return values.textValue(
    replaceText(format, placeholder, ([, word = '']) => {
      index += 1
      const value = valueFor(word, index)
      return value === undefined ? [] : values.textOf(value)
    }),
  )
}

/** The functions that create texts, bodies, and clients, in all languages. */
const functions = table<Builtin>({
  // These are treated as returning their first argument.
  'Headers list sorted tuple io.NopCloser strings.NewReader bytes.NewReader bytes.NewBuffer bytes.NewBufferString': ({
    args,
  }) => args[0],
  'String str string encodeURIComponent encodeURI urllib.parse.quote url.PathEscape url.QueryEscape URLEncoder.encode':
    ({ args: [first] }) => first && values.textValue(values.textOf(first)),
  'JSON.stringify json.dumps json.Marshal json.MarshalIndent JsonOutput.toJson': ({ args, options, at }) =>
    values.jsonValue(args[0] ?? options, at),
  writeJSON: ({ options, at }) => values.jsonValue(values.entryOf(options, 'json'), at),
  'URLSearchParams urllib.parse.urlencode': ({ args }) => values.formOf(args[0]),
  'Object.assign dict': ({ args, options, at }) =>
    [...args, options].reduce<ObjectValue>(values.putEntries, values.objectValue(at)),
  'os.getenv os.environ.get os.Getenv': ({ args: [name, fallback], at }) =>
    fallback ?? values.unknown(at, name && plainText(values.textOf(name))),
  'requests.Session requests.session httpx.Client httpx.AsyncClient': client('requests'),
  'axios.create': client('axios'),
  require: ({ args: [module], at }) => module && values.unknown(at, plainText(values.textOf(module))),
  'fmt.Sprintf': ({ args: [format, ...rest] }) =>
    format && formatted(values.textOf(format), /%[+#]?[svdqt]/g, (_, index) => rest[index]),
  append: ({ args: [list, ...items], at }) => {
    const knownList = list?.kind === 'list' ? list : undefined
    return { kind: 'list', items: [...(knownList?.items ?? []), ...items], open: knownList?.open ?? true, at }
  },
})

/** Calls a function of the sample, or one that its language provides. */
export function callValue(callee: Value, given: Given, program: Program): Value {
  if (callee.kind === 'function') return callee.call(given)
  if (callee.kind !== 'unknown') return values.unknown(given.at)
  return functions[callee.name]?.(given) ?? sendRequest(callee.name, given, program) ?? values.unknown(given.at)
}

function callList(list: Extract<Value, { kind: 'list' }>, name: string, { args, at }: Given): Value | undefined {
  const [callback] = args
  if (/^(?:push|append)$/.test(name)) list.items.push(...args)
  if (!/^(?:map|flatMap|forEach)$/.test(name) || callback?.kind !== 'function') return undefined
  const each = (item: Value): Value => callback.call({ args: [item], options: values.objectValue(at), at })
  return { ...list, items: list.items.slice(0, mostTurns).map(each), open: list.open || list.items.length > mostTurns }
}

function callObject(object: ObjectValue, name: string, { args: [key, value], options }: Given): Value | undefined {
  if (/^(?:set|add|append)$/i.test(name) && key !== undefined && value !== undefined) {
    values.putEntry(object, values.textOf(key), value, object.role === 'form' && !/^set$/i.test(name))
  }
  if (name === 'update') for (const more of [key, options]) if (more !== undefined) values.putEntries(object, more)
  return /^(?:toString|encode)$/i.test(name) && object.role === 'form'
    ? values.textValue(values.textOf(object))
    : undefined
}

/** Methods that are treated as returning their owner. */
const unchanged = /^(?:trim|strip|rstrip|toString|encode|decode|lower|toLowerCase|copy|slice)$/

/** Calls a method. */
export function callMethod(owner: Value, name: string, given: Given, program: Program): Value {
  const { args, options, at } = given
  const member = values.memberOf(owner, values.textValue(meant(name, at)))
  if (owner.kind === 'unknown' || member.kind === 'function') return callValue(member, given, program)
  if (owner.kind === 'text' && name === 'format') {
    return formatted(
      owner.text,
      /\{(\w*)\}/g,
      (word, index) => values.entryOf(options, word) ?? args[word === '' ? index : Number(word)],
    )
  }
  const isClient = owner.kind === 'object' && (owner.role === 'axios' || owner.role === 'requests')
  const sent = isClient ? sendRequest(`${owner.role}.${name}`, given, program, owner) : undefined
  const known =
    owner.kind === 'list'
      ? callList(owner, name, given)
      : owner.kind === 'object'
        ? callObject(owner, name, given)
        : undefined
  return sent ?? known ?? (unchanged.test(name) ? owner : values.unknown(at, name))
}
