import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { findProgram } from '../../scripts/machine/install-servers.ts'
import { type BidiConnection, connect } from './bidi-connection.ts'
import type { Browser, BrowserWindow } from './browser-window.ts'
import { startProgram } from './child-program.ts'

const evaluation = z.union([
  z.object({ type: z.literal('success'), result: z.object({ type: z.literal('string'), value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])

const uncaught = z.object({
  type: z.literal('javascript'),
  level: z.literal('error'),
  text: z.string(),
  source: z.object({ context: z.string() }),
})

async function openWindow({ send, listen }: BidiConnection): Promise<BrowserWindow> {
  const { userContext } = await send('browser.createUserContext', {})
  const { context } = await send('browsingContext.create', { type: 'tab', userContext })
  const traverse = async (delta: number) => void (await send('browsingContext.traverseHistory', { context, delta }))
  const resize = async (width: number, height: number) =>
    void (await send('browsingContext.setViewport', { context, viewport: { width, height } }))
  const errors: string[] = []
  listen(({ method, params }) => {
    if (method !== 'log.entryAdded') return
    const entry = uncaught.safeParse(params)
    if (entry.success && entry.data.source.context === context) errors.push(entry.data.text)
  })
  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    goBack: () => traverse(-1),
    goForward: () => traverse(1),
    async evaluate(expression) {
      const target = { context }
      const answer = evaluation.parse(await send('script.evaluate', { expression, target, awaitPromise: false }))
      if (answer.type === 'success') return answer.result.value
      throw new Error(answer.exceptionDetails.text)
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    resize,
    errors: () => errors,
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  }
}

/**
 * Firefox, by WebDriver BiDi, which it speaks without a driver.
 * @throws with the reason when this machine cannot start it
 */
export async function startFirefox(): Promise<Browser> {
  const program = findProgram('firefox-esr') ?? findProgram('firefox')
  if (program === undefined) throw new Error('firefox-esr is not installed')
  const profile = mkdtempSync(join(tmpdir(), 'docs-firefox-'))
  const removeProfile = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const ready = /WebDriver BiDi listening on (ws:\S+)/
  const firefox = await startProgram(program, args, ready).catch((error: unknown) => {
    removeProfile()
    throw error
  })
  const close = async () => {
    await firefox.end()
    removeProfile()
  }
  try {
    const connection = await connect(`${firefox.announced}/session`)
    await connection.send('session.new', { capabilities: {} })
    await connection.send('session.subscribe', { events: ['log.entryAdded'] })
    return { open: () => openWindow(connection), close }
  } catch (error) {
    await close()
    throw error
  }
}
