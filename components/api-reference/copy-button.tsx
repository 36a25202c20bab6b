import { useRef } from 'react'
import { copyText } from '../page-parts/enhance-code.ts'

/** Copies a text, like the buttons that scripts add to finished pages. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const status = useRef<HTMLSpanElement>(null)
  const copy = (control: HTMLElement) => {
    if (status.current !== null) void copyText(control, text, status.current)
  }
  return (
    <>
      <button
        type="button"
        className="code-copy"
        aria-label={label}
        onClick={({ currentTarget }) => copy(currentTarget)}
      />
      <span role="status" className="visually-hidden" ref={status} />
    </>
  )
}
