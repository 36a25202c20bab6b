import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright-core'
import { childEnvironment } from '../../env.ts'
import { ensureBrowser } from '../../scripts/machine/install-browser.ts'
import { launchArgs } from '../../scripts/machine/launch-args.ts'
import { freePort } from '../../scripts/machine/listen.ts'

export interface DevServer {
  url: string
  browser: Browser
  /** Everything that the terminal has shown so far. */
  terminal: () => string
  close: () => Promise<void>
}

async function answers(url: string, child: ChildProcess, terminal: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The development server has ended:\n${terminal()}`)
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok === true) return
    await delay(200)
  }
}

/** Starts `npm run dev` for a laid out site, and a browser. */
export async function runDevServer(root: string): Promise<DevServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'dev'], {
    cwd: root,
    env: childEnvironment({ PORT: String(port), NO_COLOR: '1', GITHUB_ACTIONS: 'false' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
    })
  }
  const url = `http://localhost:${port}`
  const terminal = () => output
  const stop = async () => {
    if (child.exitCode !== null || child.pid === undefined) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  try {
    await answers(url, child, terminal)
  } catch (error) {
    await stop()
    throw error
  }
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...launchArgs] })
  return {
    url,
    browser,
    terminal,
    async close() {
      await browser.close()
      await stop()
    },
  }
}
