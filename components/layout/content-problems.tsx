/** Diagnostics of the content, formatted as in the terminal. */
export interface ContentProblems {
  /** The closing line, for example “2 errors, no warnings”; empty when there is nothing to show. */
  summary: string
  diagnostics: readonly string[]
}

// Exports never show this, so its styles are not in the site's stylesheet.
const panel = {
  position: 'fixed',
  insetInline: '1rem',
  bottom: '1rem',
  zIndex: 100,
  maxHeight: '60vh',
  overflow: 'auto',
  padding: '0.75rem 1rem',
  border: '2px solid var(--danger)',
  borderRadius: 'var(--radius)',
  background: 'var(--surface)',
  boxShadow: 'var(--shadow)',
} as const
const diagnostic = {
  margin: '0.75rem 0 0',
  font: '0.8125rem/1.5 var(--code), monospace',
  whiteSpace: 'pre-wrap',
} as const

/** Content errors on top of the page in a development server. The page stays as it was before them. */
export function ContentProblemsView({ summary, diagnostics }: ContentProblems) {
  if (diagnostics.length === 0) return null
  return (
    <details open role="alert" style={panel}>
      <summary style={{ color: 'var(--danger)', fontWeight: 600 }}>{summary}</summary>
      {diagnostics.map((text) => (
        <pre key={text} style={diagnostic}>
          {text}
        </pre>
      ))}
    </details>
  )
}
