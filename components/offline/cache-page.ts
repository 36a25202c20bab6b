import './offline-note.css'
import { offlinePagePath, serviceWorkerPath } from '#lib/offline/cache-rules.ts'
import { createElement } from '../create-element.ts'
import type { ShownPage } from './service-worker.ts'

const note = createElement('div', { class: 'offline-note', role: 'status' })

function pagesButton(): HTMLButtonElement {
  const button = createElement('button', { type: 'button' }, 'Pages you can read')
  button.addEventListener('click', () => location.assign(offlinePagePath))
  return button
}

/** While offline, shows a note that visited pages can be read. */
function showNote(): void {
  if (!note.isConnected) document.body.append(note)
  if (navigator.onLine) note.replaceChildren()
  else note.replaceChildren('You are offline. ', pagesButton())
}

function tellWorker(worker: ServiceWorker | null): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  worker?.postMessage({ page: location.origin + location.pathname, files } satisfies ShownPage)
}

/** Installs the worker and has it cache the current page, whose document isn't fetched by a client navigation. */
export function cachePage(signal: AbortSignal): void {
  const { serviceWorker } = navigator
  serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' }).catch(console.warn)
  void serviceWorker.ready.then(({ active }) => signal.aborted || tellWorker(active))
  // The worker of a new build starts with empty caches.
  serviceWorker.addEventListener('controllerchange', () => tellWorker(serviceWorker.controller), { signal })
  for (const type of ['online', 'offline']) addEventListener(type, showNote, { signal })
  showNote()
}
