import type { AssistantSettings } from '#lib/assistant/assistant-settings.ts'
import { type AssistantProvider, withFallback } from '#lib/assistant/provider.ts'
import { pageScope } from '../search/page-scope.ts'
import { answerPort } from './answer-source.ts'
import { createLocalProvider } from './local-provider.ts'
import { createModelProvider } from './model-provider.ts'

/** Who answers in the dialog: the one place for another provider. A model falls back to quotes from the pages. */
export function chooseProvider({ worker, base, product, provider }: AssistantSettings): AssistantProvider {
  const open = () => answerPort(worker, base, pageScope().version)
  const local = createLocalProvider(open)
  if (provider.kind !== 'openai-compatible') return local
  return withFallback(createModelProvider(provider, product, open), local)
}
