import { preferredVersionKey, versionOfPath } from './version-of-path.ts'

function menuOf(root: HTMLElement): HTMLSelectElement | null {
  return root.querySelector<HTMLSelectElement>('.version-menu')
}

function versionIds(menu: HTMLSelectElement): string[] {
  return [...menu.options].map(({ value }) => value).filter(Boolean)
}

/** The same page in another version, or that version's start where the page does not exist. */
async function addressIn(version: string, rest: string): Promise<string> {
  const prefix = version === '' ? '' : `/${version}`
  const response = await fetch(`${prefix}${rest}`, { method: 'HEAD' }).catch(() => undefined)
  return response?.ok === true ? `${prefix}${rest}` : `${prefix}/`
}

/** Shows the version of the page in the menu, and remembers it as the preferred one. */
export function showVersion(root: HTMLElement, pathname: string): void {
  const menu = menuOf(root)
  if (menu === null) return
  const { version } = versionOfPath(pathname, versionIds(menu))
  menu.value = version
  try {
    localStorage.setItem(preferredVersionKey(menu.dataset.pluginId ?? ''), version === '' ? 'current' : version)
  } catch {
    // Storage may be forbidden; the version is then not remembered.
  }
}

/** Leads to another version of the docs. There is a menu only when there is more than one. */
export function enhanceVersionMenu(root: HTMLElement, signal: AbortSignal): void {
  const menu = menuOf(root)
  if (menu === null) return
  menu.disabled = false
  menu.addEventListener(
    'change',
    async () => {
      const { rest } = versionOfPath(location.pathname, versionIds(menu))
      location.assign(await addressIn(menu.value, rest))
    },
    { signal },
  )
}
