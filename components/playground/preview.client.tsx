import { useContext, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { LiveContext, LivePreview, LiveProvider } from 'react-live'
import { explainReactError } from '#lib/playground/explain-react-error.ts'
import { guardCode } from '#lib/playground/guard-code.ts'
import { jsxDiagnostics, readJsx } from '#lib/playground/jsx-form.ts'
import type { FromPreview, ToPreview } from './preview-messages.ts'
import { previewScope } from './preview-scope.tsx'

/** How long a sample may run without a pause before it is treated as an infinite loop. */
const limitMs = 1000
/** Number of calls between two checks of the clock. */
const callsPerLook = 256

// Bound here, because a sample may replace the global.
const now = performance.now.bind(performance)
const later = setTimeout.bind(globalThis)

let startedAt: number | undefined
let isOver = false
let calls = 0

/**
 * Stops an infinite loop. It is called in each loop and function of a sample, and throws once the sample has blocked
 * the frame for too long. It keeps throwing until the frame has had a pause, because the sample may catch the error.
 */
function guard(): void {
  if (startedAt === undefined) {
    startedAt = now()
    later(() => {
      startedAt = undefined
      isOver = false
    }, 0)
    return
  }
  calls += 1
  if (!isOver && calls % callsPerLook === 0) isOver = now() - startedAt > limitMs
  if (isOver) throw new Error('It did not finish within a second and was stopped. Look for an infinite loop.')
}

interface Sample {
  id: number
  code: string
  callsRender: boolean
}

const guardName = '__guard'
const scope = { ...previewScope, [guardName]: guard }
const root = document.getElementById('root') as HTMLElement

function post(message: FromPreview): void {
  parent.postMessage(message, '*')
}

let current = 0
function fail(error: unknown): void {
  post({ type: 'diagnostic', id: current, diagnostics: [{ part: 'program', ...explainReactError(String(error)) }] })
}

/** Reports the sample's status to the page. */
function Report({ id }: { id: number }) {
  const { error, element } = useContext(LiveContext)
  useEffect(() => {
    if (error !== undefined) fail(error)
    else if (element != null) post({ type: 'shown', id })
  }, [error, element, id])
  return null
}

function Preview({ onShow }: { onShow: (show: (sample: Sample | undefined) => void) => void }) {
  const [sample, setSample] = useState<Sample>()
  useEffect(() => onShow(setSample), [onShow])
  if (sample === undefined) return null
  const { id, code, callsRender } = sample
  return (
    <LiveProvider key={id} code={code} scope={scope} noInline={callsRender} enableTypeScript={false}>
      <Report id={id} />
      <LivePreview />
    </LiveProvider>
  )
}

function applyTheme({ isDark, colors }: Extract<ToPreview, { type: 'theme' }>): void {
  const { style } = document.documentElement
  style.colorScheme = isDark ? 'dark' : 'light'
  for (const [name, value] of Object.entries(colors)) style.setProperty(name, value)
}

function listen(show: (sample: Sample | undefined) => void): void {
  addEventListener('message', ({ source, data }: MessageEvent<ToPreview>) => {
    if (source !== parent) return
    if (data.type === 'theme') applyTheme(data)
    else if (data.type === 'ping') post({ type: 'pong', id: data.id })
    else {
      current = data.id
      const diagnostics = jsxDiagnostics(data.code)
      if (diagnostics.length > 0) {
        show(undefined)
        post({ type: 'diagnostic', id: current, diagnostics })
      } else show({ id: current, code: guardCode(data.code, guardName), callsRender: readJsx(data.code).callsRender })
    }
  })
  addEventListener('error', ({ error, message }) => fail(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => fail(reason))
  // A link would replace the preview with another document.
  addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href]') !== null) event.preventDefault()
  })
  new ResizeObserver(() => post({ type: 'size', height: Math.ceil(root.getBoundingClientRect().height) })).observe(root)
  post({ type: 'ready' })
}

// Another site may open this document without a sandbox, and samples would then run with this site's origin. So samples
// only run in a frame with an opaque origin.
if (self.origin === 'null' && parent !== self) createRoot(root).render(<Preview onShow={listen} />)
