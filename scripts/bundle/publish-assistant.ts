import { assistantSettings, exampleQuestions, settingsPath } from '#lib/assistant/assistant-settings.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { GlossaryEntry } from '#lib/markdown/page-context.ts'
import { searchBase } from '#lib/search/search-address.ts'
import { bundleFile } from './bundle-file.ts'
import { searchDefinitions, writeHashed } from './write-search-worker.ts'

/** The settings that the assistant depends on. */
export const assistantConfig = ['assistant', 'product', 'search'] as const

/**
 * Writes the assistant's worker and the settings that its dialog reads to `public/`.
 * @returns hash of the settings; undefined for a site without an assistant
 */
export async function publishAssistant(
  root: string,
  config: Pick<SiteConfig, (typeof assistantConfig)[number]>,
  glossary: Readonly<Record<string, GlossaryEntry>>,
): Promise<string | undefined> {
  const { assistant, product } = config
  if (assistant === false) return undefined
  const script = await bundleFile(root, 'components/assistant/answer-worker.ts', {
    define: searchDefinitions(config.search),
  })
  const worker = writeHashed(root, '/generated/assistant-worker.js', script)
  const examples = exampleQuestions(glossary)
  const settings = assistantSettings(assistant, { product, worker, base: searchBase, examples })
  return writeHashed(root, settingsPath, JSON.stringify(settings)).slice(settingsPath.length + 1)
}
