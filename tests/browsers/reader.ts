import { setTimeout } from 'node:timers/promises'
import { bundleFile } from '../../scripts/bundle/bundle-file.ts'
import type { BrowserWindow, InputSource } from './browser-window.ts'
import type { Seen, Sought } from './find-in-page.ts'

const patienceMs = 30_000

/** Keys as WebDriver names them. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keys = { control: '\uE009', down: '\uE015', end: '\uE010', enter: '\uE007', escape: '\uE00C' } as const

/** An element that a reader looks for. A name that is text must be the whole name. */
export interface Target {
  role: string
  name?: string | RegExp
  within?: Target
}

export const button = (name: string | RegExp, within?: Target): Target => target('button', name, within)
export const link = (name: string | RegExp, within?: Target): Target => target('link', name, within)
export const heading = (name: string | RegExp, within?: Target): Target => target('heading', name, within)

export function target(role: string, name?: string | RegExp, within?: Target): Target {
  return { role, ...(name === undefined ? {} : { name }), ...(within === undefined ? {} : { within }) }
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

function soughtOf({ role, name, within }: Target): Sought {
  const pattern = typeof name === 'string' ? `^${literally(name)}$` : name?.source
  return {
    role,
    ...(pattern === undefined ? {} : { name: pattern }),
    ...(within === undefined ? {} : { within: soughtOf(within) }),
  }
}

const words = ({ role, name, within }: Target): string =>
  [role, name === undefined ? '' : ` ${name}`, within === undefined ? '' : ` in ${words(within)}`].join('')

/** Keys that are held together, such as Control and K. */
function chord(held: readonly string[]): InputSource {
  const down = held.map((value) => ({ type: 'keyDown' as const, value }))
  const up = held.toReversed().map((value) => ({ type: 'keyUp' as const, value }))
  return { type: 'key', id: 'keyboard', actions: [...down, ...up] }
}

function click(x: number, y: number): InputSource {
  return {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  }
}

const inPage = await bundleFile(process.cwd(), 'tests/browsers/find-in-page.ts', { globalName: 'inPage' })

/** Someone who reads the site in a window, and knows elements by their roles and names. */
export class Reader {
  readonly window: BrowserWindow
  readonly #site: string

  constructor(window: BrowserWindow, site: string) {
    this.window = window
    this.#site = site
  }

  async evaluate<T>(expression: string): Promise<T> {
    return JSON.parse(await this.window.evaluate(`JSON.stringify((${expression}) ?? null)`)) as T
  }

  #inPage<T>(name: string, { role, ...more }: Target): Promise<T> {
    const sought = JSON.stringify(soughtOf({ role, ...more }))
    return this.evaluate<T>(`(() => { ${inPage}; return inPage.${name}(${sought}) })()`)
  }

  /** Opens a page, and waits until its scripts are running: the switch then has its full name. */
  async visit(path: string): Promise<void> {
    await this.window.goto(`${this.#site}${path}`)
    await this.one(button(/^Color mode: /))
  }

  /** Path, query, and hash of the page. */
  address(): Promise<string> {
    return this.evaluate('location.href.slice(location.origin.length)')
  }

  scrollTop(): Promise<number> {
    return this.evaluate('Math.round(scrollY)')
  }

  all(sought: Target): Promise<Seen[]> {
    return this.#inPage('findAll', sought)
  }

  /** Whether such an element is visible now. */
  async sees(sought: Target): Promise<boolean> {
    return (await this.all(sought)).length > 0
  }

  /** The first such element, as soon as there is one. */
  async one(sought: Target): Promise<Seen> {
    return this.#until(sought, async () => (await this.all(sought))[0])
  }

  /** Clicks on the first such element, once it is there and doesn't move. */
  async click(sought: Target): Promise<void> {
    let before = ''
    const { x, y } = await this.#until(sought, async () => {
      const point = await this.#inPage<{ x: number; y: number } | null>('findPoint', sought)
      const isStill = JSON.stringify(point) === before
      before = JSON.stringify(point)
      return isStill ? (point ?? undefined) : undefined
    })
    await this.window.perform([click(x, y)])
  }

  async focus(sought: Target): Promise<void> {
    await this.#until(sought, async () => ((await this.#inPage<boolean>('focus', sought)) ? true : undefined))
  }

  async scrollTo(sought: Target): Promise<void> {
    await this.#until(sought, async () => ((await this.#inPage<boolean>('show', sought)) ? true : undefined))
  }

  async press(...held: readonly string[]): Promise<void> {
    await this.window.perform([chord(held)])
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ])
    await this.window.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Replaces what a field contains. */
  async fill(field: Target, text: string): Promise<void> {
    await this.click(field)
    await this.press(keys.control, 'a')
    await this.type(text)
  }

  /** @throws when nothing is found in 30 seconds, with what is there */
  async #until<T>(sought: Target, find: () => Promise<T | undefined>): Promise<T> {
    const deadline = Date.now() + patienceMs
    let reason: unknown
    while (Date.now() < deadline) {
      // A page that is being replaced does not answer.
      const found = await find().catch((error: unknown) => {
        reason = error
        return undefined
      })
      if (found !== undefined) return found
      await setTimeout(100)
    }
    throw new Error(`Found no ${words(sought)} at ${await this.address()}. ${await this.#others(sought)}.`, {
      cause: reason,
    })
  }

  /** What a reader sees instead of the element. */
  async #others({ role }: Target): Promise<string> {
    const names = (await this.all({ role })).map(({ name }) => `“${name}”`)
    return names.length === 0 ? `No ${role} is visible` : `Visible as ${role}: ${names.join(', ')}`
  }
}
