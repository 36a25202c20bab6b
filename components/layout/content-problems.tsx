/** Findings of the content, as the terminal shows them. */
export interface ContentProblems {
  /** The closing line, for example “2 errors, no warnings”; empty when there is nothing to show. */
  summary: string
  findings: readonly string[]
}

// No export shows this, so its looks are not in the site's stylesheet.
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
const finding = { margin: '0.75rem 0 0', font: '0.8125rem/1.5 var(--code), monospace', whiteSpace: 'pre-wrap' } as const

/** A writer's errors over the page that a development server shows. The page stays as it was before them. */
export function ContentProblemsView({ summary, findings }: ContentProblems) {
  if (findings.length === 0) return null
  return (
    <details open role="alert" style={panel}>
      <summary style={{ color: 'var(--danger)', fontWeight: 600 }}>{summary}</summary>
      {findings.map((text) => (
        <pre key={text} style={finding}>
          {text}
        </pre>
      ))}
    </details>
  )
}
