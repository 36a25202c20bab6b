import { errorText, isLoadError } from './load-error.ts'

/**
 * Replaces the content of a page that fails with the error and a button to try again without a reload.
 * @see specification, section 8
 */
export function showCrashedPage(error: unknown, onRetry: () => void): void {
  console.error(error)
  const isLoad = isLoadError(error)
  const main = document.createElement('main')
  main.id = 'content'
  main.tabIndex = -1
  main.className = 'single crashed'
  main.innerHTML =
    '<article class="article"><h1></h1><p class="lead"></p><p><button type="button" class="button is-primary"></button></p></article>'
  const set = (selector: string, text: string) => {
    const element = main.querySelector(selector)
    if (element !== null) element.textContent = text
  }
  set('h1', isLoad ? 'This page could not be loaded.' : 'This page crashed.')
  set('.lead', errorText(error))
  set('button', isLoad ? 'Retry' : 'Try again')
  main.querySelector('button')?.addEventListener('click', onRetry)
  document.title = main.querySelector('h1')?.textContent ?? ''
  document.getElementById('content')?.replaceWith(main)
}
