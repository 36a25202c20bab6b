import { configDiagnostic } from '../config/config-diagnostic.ts'
import type { AssistantConfig, SiteConfig } from '../config/site-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** Who answers, with what it needs for that. */
export type ProviderSettings =
  | { kind: 'local' }
  | { kind: 'openai-compatible'; endpoint: string; model: string; silenceMs: number; instructions: string }
  | {
      kind: 'widget'
      script: string
      scriptId: string
      attributes: Readonly<Record<string, string>>
      open: string
      consent: boolean
    }

/** What the dialog needs of the configuration. The build writes it to a file that is read when a reader asks. */
export interface AssistantSettings {
  product: string
  /** Page with tips. */
  href: string
  examples: readonly string[]
  /** Addresses of the worker that answers, and of the folder with the search index. */
  worker: string
  base: string
  provider: ProviderSettings
}

/** Address of the file with the settings, without the hash of what it holds. */
export const settingsPath = '/generated/assistant.json'

const defaultSilenceMs = 30_000
const mostExamples = 6

function providerSettings(config: AssistantConfig): ProviderSettings {
  if (config.provider === 'openai-compatible') {
    const { endpoint, model, silenceMs = defaultSilenceMs, instructions = '' } = config
    return { kind: 'openai-compatible', endpoint, model, silenceMs, instructions }
  }
  if (config.provider === 'widget') {
    const { script, scriptId = '', attributes = {}, open, consent = true } = config
    return { kind: 'widget', script, scriptId, attributes, open, consent }
  }
  return { kind: 'local' }
}

/** The settings of a site with an assistant. @param site with the examples of a site that names none */
export function assistantSettings(
  config: AssistantConfig,
  site: Pick<AssistantSettings, 'product' | 'worker' | 'base' | 'examples'>,
): AssistantSettings {
  return { ...site, href: config.href, examples: config.examples ?? site.examples, provider: providerSettings(config) }
}

const isSitePath = (address: string) => /^\/(?!\/)\S*$/.test(address)

function isAddress(address: unknown, mayBeLocal: boolean): boolean {
  if (typeof address !== 'string') return false
  if (isSitePath(address)) return true
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (mayBeLocal && protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname))
}

type SettingMessage = readonly [key: string, message: string, hint: string]

/** What is said about a setting, if it is wrong. @param says what follows its name */
function wrong(isWrong: boolean, key: string, says: string, hint: string): SettingMessage[] {
  return isWrong ? [[key, `“assistant.${key}” ${says}.`, hint]] : []
}

const addressHint = 'Use a URL that starts with https://, or a path of the site that starts with one slash.'
const functionName = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/

function modelDiagnostics({
  endpoint,
  model,
  silenceMs = defaultSilenceMs,
}: Extract<AssistantConfig, { model: string }>): SettingMessage[] {
  const isNamed = typeof model === 'string' && model.trim() !== ''
  const isTime = Number.isInteger(silenceMs) && silenceMs >= 1_000 && silenceMs <= 300_000
  return [
    ...wrong(!isAddress(endpoint, true), 'endpoint', `is “${endpoint}”`, addressHint),
    ...wrong(!isNamed, 'model', 'is empty', 'Write the name of the model that the endpoint serves.'),
    ...wrong(!isTime, 'silenceMs', `is ${silenceMs}`, 'Write whole milliseconds from 1000 to 300000, such as 30000.'),
  ]
}

function widgetDiagnostics({ script, open }: Extract<AssistantConfig, { script: string }>): SettingMessage[] {
  const isName = typeof open === 'string' && functionName.test(open)
  const openHint = 'Write the name of the global function that opens the widget, such as Kapa.open.'
  return [
    ...wrong(!isAddress(script, false), 'script', `is “${script}”`, addressHint),
    ...wrong(!isName, 'open', `is “${open}”`, openHint),
  ]
}

/** Settings of the assistant that could not work. `source` is the text of the configuration. */
export function checkAssistantSettings({ assistant }: Pick<SiteConfig, 'assistant'>, source: string): Diagnostic[] {
  if (assistant === undefined || assistant === false) return []
  const provider: string = assistant.provider ?? 'local'
  const isKnown = ['local', 'openai-compatible', 'widget'].includes(provider)
  const providerHint = 'Write local, openai-compatible, or widget; leave it out for local.'
  const { length } = assistant.examples ?? []
  const examplesHint = `Keep at most ${mostExamples}: more would hide the question field on a phone.`
  return [
    ...wrong(!isKnown, 'provider', `is “${provider}”`, providerHint),
    ...wrong(length > mostExamples, 'examples', `has ${length} questions`, examplesHint),
    ...(assistant.provider === 'openai-compatible' ? modelDiagnostics(assistant) : []),
    ...(assistant.provider === 'widget' ? widgetDiagnostics(assistant) : []),
  ].map(([key, message, hint]) => configDiagnostic(source, key, message, hint))
}

interface GlossaryTerm {
  term: string
  href?: string | undefined
}

const mostGlossaryExamples = 4

/**
 * Questions that the glossary answers, for the empty dialog of a site that names none.
 * @example exampleQuestions({ dock: { term: 'Dock', href: '/docks' } }) → ['What does “dock” mean?']
 */
export function exampleQuestions(glossary: Readonly<Record<string, GlossaryTerm>>): string[] {
  const answered = Object.values(glossary).filter(({ href }) => href !== undefined)
  return answered.slice(0, mostGlossaryExamples).map(({ term }) => `What does “${nameInSentence(term)}” mean?`)
}

/** A name as it is within a sentence: “MCP server” keeps its capitals. */
const nameInSentence = (term: string) => (/^\p{Lu}\p{Ll}/u.test(term) ? term[0]?.toLowerCase() + term.slice(1) : term)
