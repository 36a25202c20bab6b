import { configFinding } from '../config/config-finding.ts'
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

/** The settings of a site with an assistant. */
export function assistantSettings(
  config: AssistantConfig,
  site: Pick<AssistantSettings, 'product' | 'worker' | 'base'>,
): AssistantSettings {
  return { ...site, href: config.href, examples: config.examples ?? [], provider: providerSettings(config) }
}

const isSitePath = (address: string) => /^\/(?!\/)\S*$/.test(address)

function isAddress(address: unknown, mayBeLocal: boolean): boolean {
  if (typeof address !== 'string') return false
  if (isSitePath(address)) return true
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (mayBeLocal && protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname))
}

type Finding = readonly [key: string, message: string, hint: string]

function modelFindings({ endpoint, model, silenceMs }: Extract<AssistantConfig, { model: string }>): Finding[] {
  const found: Finding[] = []
  if (!isAddress(endpoint, true)) {
    found.push([
      'endpoint',
      `“assistant.endpoint” is “${endpoint}”.`,
      'Use a URL that starts with https://, or a path of the site that starts with one slash.',
    ])
  }
  if (typeof model !== 'string' || model.trim() === '') {
    found.push(['model', '“assistant.model” is empty.', 'Write the name of the model that the endpoint serves.'])
  }
  if (silenceMs !== undefined && !(Number.isInteger(silenceMs) && silenceMs >= 1_000 && silenceMs <= 300_000)) {
    found.push([
      'silenceMs',
      `“assistant.silenceMs” is ${silenceMs}.`,
      'Write whole milliseconds from 1000 to 300000, such as 30000.',
    ])
  }
  return found
}

function widgetFindings({ script, open }: Extract<AssistantConfig, { script: string }>): Finding[] {
  const found: Finding[] = []
  if (!isAddress(script, false)) {
    found.push([
      'script',
      `“assistant.script” is “${script}”.`,
      'Use a URL that starts with https://, or a path of the site that starts with one slash.',
    ])
  }
  if (typeof open !== 'string' || !/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(open)) {
    found.push([
      'open',
      `“assistant.open” is “${open}”.`,
      'Write the name of the global function that opens the widget, such as Kapa.open.',
    ])
  }
  return found
}

/** Settings of the assistant that could not work. `source` is the text of the configuration. */
export function checkAssistantSettings({ assistant }: Pick<SiteConfig, 'assistant'>, source: string): Diagnostic[] {
  if (assistant === undefined || assistant === false) return []
  const provider: string = assistant.provider ?? 'local'
  const found: Finding[] = []
  if (!['local', 'openai-compatible', 'widget'].includes(provider)) {
    found.push([
      'provider',
      `“assistant.provider” is “${provider}”.`,
      'Write local, openai-compatible, or widget; leave it out for local.',
    ])
  }
  if ((assistant.examples ?? []).length > mostExamples) {
    found.push([
      'examples',
      `“assistant.examples” has ${assistant.examples?.length} questions.`,
      `Keep at most ${mostExamples}: more would hide the question field on a phone.`,
    ])
  }
  if (assistant.provider === 'openai-compatible') found.push(...modelFindings(assistant))
  if (assistant.provider === 'widget') found.push(...widgetFindings(assistant))
  return found.map(([key, message, hint]) => configFinding(source, key, message, hint))
}
