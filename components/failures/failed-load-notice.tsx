import { errorText } from './load-error.ts'

interface Props {
  error: Error
  onRetry: () => void
  onClose: () => void
}

/** The notice over the current page when the next one could not be loaded. */
export function FailedLoadNotice({ error, onRetry, onClose }: Props) {
  return (
    <div className="failed-load" role="alert">
      <p>
        <strong>This page could not be loaded.</strong> {errorText(error)}
      </p>
      <button type="button" className="button is-primary" onClick={onRetry}>
        Retry
      </button>
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </div>
  )
}
