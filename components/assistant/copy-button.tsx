import { useEffect, useState } from 'react'
import { AssistantIcon } from './assistant-icon.tsx'

const shownMs = 2000

/** Copies a text. Its label then says whether that worked. @param name initial label, such as “Copy answer” */
export function CopyButton({ name, text }: { name: string; text: () => string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), shownMs)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () => {
    // There is no clipboard on a page without HTTPS.
    const done = navigator.clipboard?.writeText(text()) ?? Promise.reject(new Error('There is no clipboard.'))
    done.then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }
  const label = { idle: name, copied: 'Copied', refused: 'Not allowed to copy' }[state]
  return (
    <button type="button" className="assistant-tool" onClick={copy} aria-label={label} title={label}>
      <AssistantIcon name={state === 'copied' ? 'copied' : 'copy'} />
    </button>
  )
}
