import type { Invocation } from '../run/clients.ts'
import { hasHole, plainText } from '../run/traced-text.ts'
import { type NamedText, textOf, type Value, withEntries, withEntry } from '../run/value.ts'

/** Words that clients name their methods by. */
export const verbs = /^(?:get|post|put|patch|delete|head|options)$/i

type Answer = { value: Value; receiver?: Value | undefined }

/** Methods that change names with values: a query, a form, headers. */
function formMethod(
  form: Extract<Value, { kind: 'form' }>,
  name: string,
  { args: [key, value] }: Invocation,
): Answer | undefined {
  const isAdded = /^(?:append|add)$/i.test(name)
  if (/^(?:encode|toString)$/i.test(name)) return { value: { kind: 'text', text: textOf(form) } }
  if ((!isAdded && !/^set$/i.test(name)) || key === undefined || value === undefined) return undefined
  const entry: NamedText = { name: textOf(key), value: textOf(value) }
  const word = plainText(entry.name)
  if (hasHole(word)) return { value, receiver: { ...form, open: true } }
  const kept = form.entries.filter((known) => isAdded || plainText(known.name) !== word)
  return { value, receiver: { ...form, entries: [...kept, entry] } }
}

/** Methods that change objects and lists. */
export function changingMethod(owner: Value, name: string, invocation: Invocation): Answer | undefined {
  const [first, second] = invocation.args
  if (owner.kind === 'form') return formMethod(owner, name, invocation)
  if (owner.kind === 'object') {
    if (/^(?:set|append|setdefault)$/.test(name) && first !== undefined && second !== undefined) {
      return { value: second, receiver: withEntry(owner, textOf(first), second) }
    }
    if (name === 'update') {
      const named = [...invocation.named].reduce(
        (object, [key, value]) => withEntry(object, [{ text: key, at: invocation.at, exact: false }], value),
        first === undefined ? owner : withEntries(owner, first),
      )
      return { value: named, receiver: named }
    }
  }
  if (owner.kind === 'list' && /^(?:push|append)$/.test(name)) {
    const items = [...owner.items, ...invocation.args]
    return { value: { ...owner, items }, receiver: { ...owner, items } }
  }
  return undefined
}

const unchanged = /^(?:trim|strip|rstrip|lstrip|toString|String|encode|decode|toLowerCase|copy|slice)$/

/** Methods whose value is, for what matters here, the value itself. */
export function plainMethod(owner: Value, name: string): Answer | undefined {
  if (!unchanged.test(name)) return undefined
  return owner.kind === 'text' || owner.kind === 'json' || owner.kind === 'list' || owner.kind === 'object'
    ? { value: owner }
    : undefined
}
