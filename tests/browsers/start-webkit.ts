import { z } from 'zod'
import { findProgram } from '../../scripts/machine/install-servers.ts'
import { freePort } from '../../scripts/machine/listen.ts'
import { startHost } from '../hosting/start-host.ts'
import type { Browser, BrowserWindow } from './browser-window.ts'
import { startProgram } from './child-program.ts'

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

const commandLimitMs = 30_000

const failure = z.object({ error: z.string(), message: z.string() })

/** Commands to a driver. @see https://www.w3.org/TR/webdriver2/#endpoints */
function commandsTo(port: number): Command {
  return async (method, path, body) => {
    const url = `http://127.0.0.1:${port}${path}`
    const signal = AbortSignal.timeout(commandLimitMs)
    const response = await fetch(url, { method, signal, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    const { value } = z.object({ value: z.unknown() }).parse(await response.json())
    if (response.ok) return value
    const { error, message } = failure.parse(value)
    throw new Error(`${error}: ${message}`)
  }
}

async function openWindow(command: Command, end: () => Promise<void>): Promise<BrowserWindow> {
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await command('POST', '/session', { capabilities: {} }))
  const session = `/session/${sessionId}`
  const post = async (path: string, body: object = {}) => void (await command('POST', `${session}/${path}`, body))
  return {
    goto: (url) => post('url', { url }),
    goBack: () => post('back'),
    goForward: () => post('forward'),
    async evaluate(expression) {
      const script = `return ${expression}`
      return z.string().parse(await command('POST', `${session}/execute/sync`, { script, args: [] }))
    },
    perform: (actions) => post('actions', { actions }),
    // The size includes the toolbar, and a width below 447 px is refused.
    resize: (width, height) => post('window/rect', { width, height }),
    errors: () => [],
    async close() {
      try {
        await command('DELETE', session)
      } finally {
        await end()
      }
    },
  }
}

/** Opens a window with a driver of its own. */
async function startDriver(program: string, display: string): Promise<BrowserWindow> {
  const port = await freePort()
  // The locale becomes the language that pages see.
  const settings = { DISPLAY: `:${display}`, LC_ALL: 'en_US.UTF-8' }
  const driver = await startHost(program, [`--port=${port}`], port, settings)
  try {
    return await openWindow(commandsTo(port), driver.close)
  } catch (error) {
    await driver.close()
    throw error
  }
}

/** On a busy machine, a driver sometimes waits forever for its browser. Another one then does not. */
async function openPatiently(program: string, display: string, attempts = 3): Promise<BrowserWindow> {
  try {
    return await startDriver(program, display)
  } catch (error) {
    if (attempts === 1) throw error
    return openPatiently(program, display, attempts - 1)
  }
}

/**
 * WebKitGTK's MiniBrowser on a display of its own, by WebDriver: it is built without BiDi.
 * @throws with the reason when this machine cannot start it
 */
export async function startWebkit(): Promise<Browser> {
  const [program, displayProgram] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')]
  if (program === undefined) throw new Error('WebKitWebDriver is not installed')
  if (displayProgram === undefined) throw new Error('Xvfb is not installed')
  const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const display = await startProgram(displayProgram, ['-displayfd', '1', ...screen], /^(\d+)$/m)
  const open = () => openPatiently(program, display.announced)
  try {
    await (await open()).close()
  } catch (error) {
    await display.end()
    throw error
  }
  return { open, close: display.end }
}
