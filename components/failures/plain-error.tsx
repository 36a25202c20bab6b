import { errorText } from './load-error.ts'

/** Minimal error page, in case the script of the full error page can't be loaded either. */
export function PlainError({ error }: { error: Error; onRetry: () => void }) {
  return (
    <html lang="en">
      <body>
        <p>{errorText(error)}</p>
      </body>
    </html>
  )
}
