/** Loads what few readers use: the controls of a page when a reader reaches for them, filters where a page has them. */
export function enhanceOnDemand(root: HTMLElement, signal: AbortSignal): void {
  const warn = (error: unknown) => console.warn('A part of this page could not be loaded.', error)
  if (root.querySelector('.card-index') !== null) {
    import('../card-index/enhance-card-index.ts').then((module) => module.enhanceCardIndex(root, signal)).catch(warn)
  }
  const actions = root.querySelector<HTMLElement>('.page-actions')
  if (actions === null) return
  let loading: Promise<import('./enhance-page-actions.ts').PageActions> | undefined
  const load = () => {
    loading ??= import('./enhance-page-actions.ts').then((module) => module.enhancePageActions(actions, signal))
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  for (const type of ['pointerover', 'focusin'])
    actions.addEventListener(type, () => void load().catch(warn), { signal })
  actions.addEventListener(
    'click',
    ({ target }) => {
      const at = [...actions.querySelectorAll(':scope > button')].indexOf(target as HTMLButtonElement)
      if (at !== -1) load().then((controls) => (at === 0 ? controls.copyPage() : controls.toggleMenu()), warn)
    },
    { signal },
  )
}
