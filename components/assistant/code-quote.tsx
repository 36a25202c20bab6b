import { CopyButton } from './copy-button.tsx'

/** A code sample. It scrolls, so it must be focusable. */
export function CodeQuote({ language, text }: { language: string; text: string }) {
  return (
    <div className="assistant-code">
      <CopyButton name="Copy code" text={() => text} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
      <pre tabIndex={0} data-language={language}>
        <code>{text}</code>
      </pre>
    </div>
  )
}
