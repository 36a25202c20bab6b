import type { AssistantConfig } from '../config/site-config.ts'

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
  /** Where readers can ask people. */
  help: readonly { label: string; href: string }[]
  /** Addresses of the worker that answers, and of the folder with the search index. */
  worker: string
  base: string
  provider: ProviderSettings
}

/** Address of the file with the settings, without the hash of what it holds. */
export const settingsPath = '/generated/assistant.json'

const defaultSilenceMs = 30_000

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
  const { href, examples = site.examples, help = [] } = config
  return { ...site, href, examples, help, provider: providerSettings(config) }
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
