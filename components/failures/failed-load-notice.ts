import { errorText } from './load-error.ts'
import { noticeButton } from './notice-button.ts'

let notice: HTMLElement | undefined

/** Removes the notice about a page that could not be loaded. */
export function hideFailedLoad(): void {
  notice?.remove()
  notice = undefined
}

/** Tells the reader, over the current page, that the next one could not be loaded, and offers to try again. */
export function showFailedLoad(error: unknown, onRetry: () => void): void {
  hideFailedLoad()
  notice = document.createElement('div')
  notice.className = 'failed-load'
  notice.setAttribute('role', 'alert')
  const text = document.createElement('p')
  const title = document.createElement('strong')
  title.textContent = 'This page could not be loaded.'
  text.append(title, ` ${errorText(error)}`)
  const retry = () => {
    hideFailedLoad()
    onRetry()
  }
  notice.append(
    text,
    noticeButton('Retry', 'button is-primary', retry),
    noticeButton('Close', 'button', hideFailedLoad),
  )
  document.body.append(notice)
}
