import { markCurrent, toggleCategory } from './sidebar-state.ts'
import { completeSidebar, completeSidebarWhenIdle } from './sidebar-tree.ts'

/** Marks the current page in the sidebar and scrolls to it if it is out of sight. */
export function showInSidebar(pathname: string): void {
  const scroller = document.querySelector<HTMLElement>('.sidebar')
  if (scroller === null) return
  markCurrent(scroller, pathname)
  const box = scroller.querySelector('[aria-current]')?.getBoundingClientRect()
  const frame = scroller.getBoundingClientRect()
  if (box && (box.top < frame.top || box.bottom > frame.bottom)) {
    scroller.scrollTop += box.top - frame.top - frame.height / 2
  }
  completeSidebarWhenIdle()
}

/** Opens or closes a category, whose pages may have to be loaded first. */
async function toggle(button: HTMLElement): Promise<void> {
  const category = button.closest('li')
  const key = button.dataset.key ?? ''
  // Above a list, a part has only the categories that contain it.
  const isPart =
    document.querySelector('.sidebar[data-tree]') !== null && category?.querySelector('[data-list]') != null
  if (isPart || category?.querySelector(':scope > ul') === null) {
    try {
      await completeSidebar()
    } catch (error) {
      console.warn('The sidebar is incomplete.', error)
      category.querySelector('a')?.click()
      return
    }
  }
  const shown = document.querySelector<HTMLElement>(`.category > div > [data-key="${CSS.escape(key)}"]`)
  if (shown !== null) toggleCategory(shown)
}

/** Opens and closes categories, in the sidebar and in the drawer, which shows the same tree. */
export function enhanceSidebars(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[data-key]') : null
      if (button !== null) void toggle(button)
    },
    { signal },
  )
  // A sidebar that a narrow window did not show.
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element && target.closest('.sidebar[data-tree]') !== null) completeSidebarWhenIdle()
      },
      { signal, passive: true },
    )
}
