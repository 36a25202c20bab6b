import type { PlaygroundFault } from '#lib/playground/result.ts'
import { watchTheme } from '../theme/watch-theme.ts'
import { readFromPreview, type ToPreview } from './preview-messages.ts'

const source = '/generated/playground.html'
/** How long the frame may take to load. */
const patienceMs = 30_000
/** How long it may leave a question without an answer: its own guard ends a sample sooner. */
const answerMs = 3000
const heightsPx = { least: 48, most: 1600 }
const colors = [
  '--bg',
  '--surface',
  '--line',
  '--line-strong',
  '--text',
  '--muted',
  '--accent',
  '--on-accent',
  '--link',
  '--info',
  '--success',
  '--warning',
  '--danger',
]

export interface PreviewEvents {
  onShown: () => void
  onFaults: (faults: PlaygroundFault[]) => void
  /** The frame is gone: the sample kept it busy, or led it away. The next `show` brings another one. */
  onStopped: (reason: string) => void
  onFailed: () => void
}

/** One frame, from its beginning to its end. */
interface LiveFrame {
  show: (code: string) => void
  close: () => void
}

function pageColors(): Record<string, string> {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(colors.map((name) => [name, style.getPropertyValue(name)]))
}

/** @param onEnd told with the sample that still waits to be shown, if the frame ended without it */
function openFrame(
  host: HTMLElement,
  label: string,
  events: PreviewEvents,
  onEnd: (waiting?: string) => void,
): LiveFrame {
  const ended = new AbortController()
  const { signal } = ended
  const frame = document.createElement('iframe')
  // Without an origin of its own: what runs in it reaches nothing of the site.
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.title = `Live preview: ${label}`
  frame.referrerPolicy = 'no-referrer'
  frame.src = source
  let isReady = false
  let wanted: string | undefined
  /** The sample that owes an answer. */
  let busyWith: string | undefined
  let lastId = 0
  let loads = 0
  let answerTimer: ReturnType<typeof setTimeout> | undefined

  const close = (waiting?: string) => {
    ended.abort()
    clearTimeout(answerTimer)
    clearTimeout(loadTimer)
    clearInterval(pulse)
    frame.remove()
    onEnd(waiting)
  }
  const end = (say: () => void) => {
    close()
    say()
  }
  const post = (message: ToPreview) => frame.contentWindow?.postMessage(message, '*')
  const expectAnswer = () => {
    if (answerTimer !== undefined) return
    busyWith = wanted
    answerTimer = setTimeout(() => {
      // A reader who has mended the sample meanwhile wants to see that.
      if (wanted !== busyWith) close(wanted)
      else end(() => events.onStopped('The sample was stopped: it kept the preview busy and did not finish.'))
    }, answerMs)
  }
  const send = () => {
    if (!isReady || wanted === undefined) return
    lastId += 1
    post({ type: 'show', id: lastId, code: wanted })
    expectAnswer()
  }
  const loadTimer = setTimeout(() => end(events.onFailed), patienceMs)
  // A sample may get stuck later, when a reader uses it.
  const pulse = setInterval(() => {
    if (!isReady || document.hidden) return
    post({ type: 'ping', id: lastId })
    expectAnswer()
  }, answerMs)

  addEventListener(
    'message',
    ({ source: sender, data }) => {
      if (sender !== frame.contentWindow) return
      const message = readFromPreview(data)
      if (message === undefined) return
      clearTimeout(answerTimer)
      answerTimer = undefined
      if (message.type === 'ready') {
        isReady = true
        clearTimeout(loadTimer)
        watchTheme(signal, (isDark) => post({ type: 'theme', isDark, colors: pageColors() }))
        send()
      } else if (message.type === 'size') {
        frame.style.height = `${Math.min(heightsPx.most, Math.max(heightsPx.least, message.height))}px`
      } else if (message.type !== 'pong' && message.id === lastId) {
        if (message.type === 'shown') events.onShown()
        else events.onFaults(message.faults)
      }
    },
    { signal },
  )
  frame.addEventListener('load', () => {
    loads += 1
    if (loads > 1) end(() => events.onStopped('The sample was stopped: it sent the preview to another address.'))
  })
  host.append(frame)
  return {
    close: () => close(),
    show(code) {
      wanted = code
      send()
    },
  }
}

/** Shows samples in a frame that can be ended, and begun anew. @param label what the samples are called */
export function createPreview(host: HTMLElement, label: string, events: PreviewEvents): LiveFrame {
  let live: LiveFrame | undefined
  const show = (code: string) => {
    live ??= openFrame(host, label, events, (waiting) => {
      live = undefined
      if (waiting !== undefined) show(waiting)
    })
    live.show(code)
  }
  return { show, close: () => live?.close() }
}
