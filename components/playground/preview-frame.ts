import type { PlaygroundDiagnostic } from '#lib/playground/result.ts'
import { watchTheme } from '../theme/watch-theme.ts'
import { type FromPreview, readFromPreview, type ToPreview } from './preview-messages.ts'

const source = '/generated/playground.html'
/** Timeout for loading the frame. */
const patienceMs = 30_000
/** Timeout for a response from the frame; longer than the limit of the frame's own guard. */
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

interface PreviewEvents {
  onShown: () => void
  onDiagnostics: (diagnostics: PlaygroundDiagnostic[]) => void
  /** The frame was removed, because the sample blocked it or navigated away. The next `show` creates a new one. */
  onStopped: (reason: string) => void
  onFailed: () => void
}

/** A frame, from loading to removal. */
interface LiveFrame {
  show: (code: string) => void
  close: () => void
}

function pageColors(): Record<string, string> {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(colors.map((name) => [name, style.getPropertyValue(name)]))
}

function createFrame(label: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  // An opaque origin: samples can't access anything of the site.
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.title = `Live preview: ${label}`
  frame.referrerPolicy = 'no-referrer'
  frame.src = source
  return frame
}

/** @param onEnd called when the frame is removed, with the sample still waiting to be shown, if any */
function openFrame(
  host: HTMLElement,
  label: string,
  events: PreviewEvents,
  onEnd: (waiting?: string) => void,
): LiveFrame {
  const ended = new AbortController()
  const { signal } = ended
  const frame = createFrame(label)
  let isReady = false
  let pendingCode: string | undefined
  /** The sample that has not responded yet. */
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
    busyWith = pendingCode
    answerTimer = setTimeout(() => {
      // If the reader has changed the sample in the meantime, show the new version.
      if (pendingCode !== busyWith) close(pendingCode)
      else end(() => events.onStopped('The sample was stopped: it kept the preview busy and did not finish.'))
    }, answerMs)
  }
  const send = () => {
    if (!isReady || pendingCode === undefined) return
    lastId += 1
    post({ type: 'show', id: lastId, code: pendingCode })
    expectAnswer()
  }
  const loadTimer = setTimeout(() => end(events.onFailed), patienceMs)
  // A sample may also block the frame later, when the reader interacts with it.
  const pulse = setInterval(() => {
    if (!isReady || document.hidden) return
    post({ type: 'ping', id: lastId })
    expectAnswer()
  }, answerMs)

  const receive = (message: FromPreview) => {
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
      else events.onDiagnostics(message.diagnostics)
    }
  }
  addEventListener(
    'message',
    ({ source: sender, data }) => {
      const message = sender === frame.contentWindow ? readFromPreview(data) : undefined
      if (message !== undefined) receive(message)
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
      pendingCode = code
      send()
    },
  }
}

/** Shows samples in a frame that is replaced if it hangs. @param label accessible name of the frame */
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
