import { createElement } from '../create-element.ts'
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
  const retry = () => {
    hideFailedLoad()
    onRetry()
  }
  const title = createElement('strong', {}, 'This page could not be loaded.')
  notice = createElement(
    'div',
    { class: 'failed-load', role: 'alert' },
    createElement('p', {}, title, ` ${errorText(error)}`),
    noticeButton('Retry', 'button is-primary', retry),
    noticeButton('Close', 'button', hideFailedLoad),
  )
  document.body.append(notice)
}
