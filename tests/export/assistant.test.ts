import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AssistantSettings } from '#lib/assistant/assistant-settings.ts'
import { createAnswerer } from '#lib/assistant/create-answerer.ts'
import { documentPages } from './exported-pages.ts'
import { exportedFiles, out, readExported, site } from './site.ts'
import { whereSiteHas } from './site-has.ts'
import { transferBytes } from './transfer-bytes.ts'

whereSiteHas('assistant', () => {
  test('every page names the settings of the assistant, whose worker is there', async () => {
    const named = documentPages.map(({ page }) => / data-settings="([^"]+)"/.exec(readExported(page.file))?.[1])
    expect(new Set(named)).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{8}$/)]))
    const { worker, provider } = JSON.parse(readExported('generated/assistant.json')) as AssistantSettings
    const { provider: kind } = { provider: 'local', ...site.assistant }
    expect(provider.kind).toBe(kind)
    if (kind === 'local') expect(await transferBytes(worker)).toBeLessThan(38_500)
  })

  test('each example question gets an answer', async () => {
    const { examples, provider } = JSON.parse(readExported('generated/assistant.json')) as AssistantSettings
    if (provider.kind !== 'local') return
    const { answer } = await createAnswerer(async (name) => readFileSync(join(out, '_search', name)))
    const answers = await Promise.all(examples.map(async (question) => `${question} ${(await answer(question)).kind}`))
    expect(answers).toEqual(examples.map((question) => `${question} quotes`))
  })

  /** A word that only the dialog of the assistant has. */
  const dialogWord = 'assistant-disclaimer'

  test('no page loads the assistant before a reader asks for it', () => {
    const holders = exportedFiles.filter((file) => file.endsWith('.js') && readExported(file).includes(dialogWord))
    expect(holders.length).toBeGreaterThan(0)
    const early = documentPages.filter(({ page }) =>
      page.scripts.some((address) => holders.some((holder) => new URL(address, 'https://x').pathname === `/${holder}`)),
    )
    expect(early).toEqual([])
  })
})
