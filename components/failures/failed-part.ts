import { type BuildFile, buildFilePath } from '#lib/pages/build-file.ts'
import { createElement } from '../create-element.ts'
import { errorText } from './load-error.ts'
import { noticeButton } from './notice-button.ts'
import { reloadOnce } from './reload-once.ts'

/**
 * The ID of the deployed build if it differs from this page's build, whose files may be gone. Undefined if it is the
 * same, or if the deployed build can't be determined.
 */
async function newerBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(buildFilePath, { cache: 'no-store' })
    const { id } = (await response.json()) as BuildFile
    return id === document.documentElement.dataset.build ? undefined : id
  } catch {
    return undefined
  }
}

/**
 * Shows the error of a part of a page that could not be loaded, and a button to load it again. If a newer deployment
 * has removed its script, or if the site is configured so, the page reloads instead.
 * @see specification, section 8
 */
export async function showFailedPart(place: HTMLElement, error: unknown, onRetry: () => void): Promise<void> {
  console.error(error)
  const build = await newerBuild()
  if (build !== undefined) reloadOnce(build)
  else if (document.documentElement.dataset.failedPage === 'reload') reloadOnce(location.href)
  place.querySelector('.failed-part')?.remove()
  const notice = createElement('div', { class: 'failed-part', role: 'alert' }, createElement('p', {}, errorText(error)))
  const retry = () => {
    notice.remove()
    onRetry()
  }
  notice.append(noticeButton('Retry', 'button', retry))
  place.append(notice)
}
