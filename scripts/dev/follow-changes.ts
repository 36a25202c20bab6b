// This file runs in the pages of a development server; it refers to nothing outside its function.

/**
 * Follows the server: shows a changed page in place, loads anything else again, and says what is being read in the
 * meantime.
 * @param path address of the server’s messages
 */
export function followChanges(path: string): void {
  /** Most edits are on the page sooner. */
  const quietMs = 400
  const notice = document.createElement('p')
  notice.setAttribute('role', 'status')
  Object.assign(notice.style, {
    position: 'fixed',
    inset: 'auto auto 1rem 1rem',
    zIndex: '100',
    margin: '0',
    padding: '0.5rem 0.9rem',
    borderRadius: '8px',
    background: 'var(--text)',
    color: 'var(--bg)',
    fontSize: '0.9rem',
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const changes = new EventSource(path)
  changes.addEventListener('message', ({ data }) => {
    if (data === 'page' && 'ready' in document.documentElement.dataset) dispatchEvent(new Event('docs:changed'))
    else location.reload()
  })
  changes.addEventListener('reading', ({ data }) => {
    clearTimeout(timer)
    notice.textContent = data
    if (data === '') return notice.remove()
    timer = setTimeout(() => document.body.append(notice), quietMs)
  })
}
