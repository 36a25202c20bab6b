import { errorText } from './load-error.ts'

/** The least that can be said of a failed document, where even the script that says more cannot be loaded. */
export function PlainError({ error }: { error: Error; onRetry: () => void }) {
  return (
    <html lang="en">
      <body>
        <p>{errorText(error)}</p>
      </body>
    </html>
  )
}
