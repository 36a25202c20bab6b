'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'

interface Version {
  /** Empty for the current version. */
  id: string
  label: string
}

/** Storage key of the preferred version. @see specification, section 9 */
export function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`
}

function splitVersion(pathname: string, versions: readonly Version[]): { version: string; rest: string } {
  const [, first = '', ...rest] = pathname.split('/')
  return versions.some(({ id }) => id !== '' && id === first)
    ? { version: first, rest: `/${rest.join('/')}` }
    : { version: '', rest: pathname }
}

/** The same page in another version, or that version's start where the page does not exist. */
async function addressIn(version: string, rest: string): Promise<string> {
  const prefix = version === '' ? '' : `/${version}`
  const address = `${prefix}${rest}`
  const response = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
  return response?.ok === true ? address : `${prefix}/`
}

/** Chooses a version of the docs and remembers it. Shown when there is more than one. */
export function VersionMenu({ versions, pluginId }: { versions: readonly Version[]; pluginId: string }) {
  const [pathname, router] = [usePathname(), useRouter()]
  const { version, rest } = splitVersion(pathname, versions)
  useEffect(() => {
    try {
      localStorage.setItem(preferredVersionKey(pluginId), version === '' ? 'current' : version)
    } catch {
      // Storage may be forbidden; the version is then not remembered.
    }
  }, [pluginId, version])
  const change = async (id: string) => router.push(await addressIn(id, rest))
  return (
    <select
      className="version-menu needs-js"
      aria-label="Version"
      value={version}
      onChange={(event) => void change(event.target.value)}
    >
      {versions.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}
