import { z } from 'zod'

/** What is wrong with a setting and how to correct it; undefined if it is right. */
type Explanation = readonly [message: string, hint: string] | undefined

/** A text of which `explain` says what is wrong. */
export const text = (explain: (value: string) => Explanation) =>
  z.string().check(({ value, issues }) => {
    const [message, hint] = explain(value) ?? []
    if (message !== undefined) issues.push({ code: 'custom', input: value, message, params: { hint }, continue: true })
  })

/** A text that a site must have. @param example how it is written */
export const required = (name: string, example: string, explain: (value: string) => Explanation = () => undefined) =>
  text((value) => {
    const hint = `Add it: ${name}: ${example}. docs/your-own-site.md has a complete site.config.ts.`
    return value === '' ? [`The setting “${name}” is missing.`, hint] : explain(value)
  })

/** The same schema for each of some names. */
export const each = <K extends string, S extends z.ZodType>(names: readonly K[], schema: S) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema.optional()])) as Record<K, z.ZodOptional<S>>)

export function wholeNumber(min: number, max: number) {
  const hint = `Write a whole number from ${min} to ${max}.`
  return z.int(hint).min(min, hint).max(max, hint)
}

/** Settings, or `false` for a site without them. */
export const unlessOff = <S extends z.ZodType>(settings: S) =>
  z.union([z.literal(false), settings], 'Write a group of settings, or “false”.')

export const isHttps = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:'

/** A path of the site. Two slashes would refer to a host. */
const isSitePath = (address: string) => /^\/(?!\/)\S*$/.test(address)

const isLocal = (address: string) => /^http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/]|$)/.test(address)

/** An address that browsers can call: an HTTPS URL, or a path of the site. @param local whether HTTP is enough there */
export const address = (local = false) =>
  text((value) =>
    isHttps(value) || isSitePath(value) || (local && isLocal(value) && URL.canParse(value))
      ? undefined
      : [
          `“${value}” is not an address that browsers can call.`,
          'Use a URL that starts with https://, or a path of the site that starts with one slash.',
        ],
  )

export const httpsUrl = (hint: string) =>
  text((value) => (isHttps(value) ? undefined : [`“${value}” is not an HTTPS URL.`, hint]))

const origin = (value: string): Explanation => {
  const isAddress = /^https?:/i.test(value) && URL.canParse(value) && !value.includes('*')
  const own = isAddress ? new URL(value).origin : undefined
  if (own === value) return undefined
  const hint = own
    ? `Write “${own}”: an origin has no path and no trailing slash.`
    : 'List each host separately, as “https://host”; wildcards are not supported.'
  return [`“${value}” is not an origin.`, hint]
}

/** Origins of pages elsewhere. */
export const origins = z.array(text(origin))

/** A host with its scheme; only the first label may be a wildcard. */
const host = /^(?:https?|wss?):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i

/** Sources of a content security policy. */
export const sources = z.array(
  text((value) => {
    if (host.test(value)) return undefined
    // A site that needs one of these gives up the policy's protection, and should change the policy's own source instead.
    const says = value.startsWith("'unsafe-") ? `${value} would let text become code.` : `“${value}” is not a host.`
    return [says, 'Write hosts such as “https://cdn.example.com” or “https://*.example.com”.']
  }),
)

/** The ID that a service has assigned to a site. It becomes part of the URL of a script. */
export const idOf = (service: string, pattern: RegExp, example: string) =>
  text((id) =>
    pattern.test(id) ? undefined : [`“${id}” is not an ID of ${service}.`, `An ID looks like “${example}”.`],
  )
