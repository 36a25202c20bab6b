import { remember } from '../browser-storage.ts'

/** Storage key of the preferred version. @see specification, section 9 */
function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`
}

/**
 * The version in a path, and the rest of the path. The version is empty for the current one.
 * @example versionOfPath('/1.0/a/', ['1.0']) → { version: '1.0', rest: '/a/' }
 */
function versionOfPath(pathname: string, versions: readonly string[]): { version: string; rest: string } {
  const [, first = '', ...rest] = pathname.split('/')
  return versions.includes(first) ? { version: first, rest: `/${rest.join('/')}` } : { version: '', rest: pathname }
}

function menuOf(root: HTMLElement): HTMLSelectElement | null {
  return root.querySelector<HTMLSelectElement>('.version-menu')
}

function versionIds(menu: HTMLSelectElement): string[] {
  return [...menu.options].map(({ value }) => value).filter(Boolean)
}

/** URL of the same page in another version, or of that version's start page if the page doesn't exist there. */
async function addressIn(version: string, rest: string): Promise<string> {
  const prefix = version === '' ? '' : `/${version}`
  const response = await fetch(`${prefix}${rest}`, { method: 'HEAD' }).catch(() => undefined)
  return response?.ok === true ? `${prefix}${rest}` : `${prefix}/`
}

/** Shows the page's version in the menu and remembers it as the preferred one. */
export function showVersion(root: HTMLElement, pathname: string): void {
  const menu = menuOf(root)
  if (menu === null) return
  const { version } = versionOfPath(pathname, versionIds(menu))
  menu.value = version
  remember(preferredVersionKey(menu.dataset.pluginId ?? ''), version === '' ? 'current' : version)
}

/** Switches to another version of the docs. There is only a menu if there is more than one. */
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
