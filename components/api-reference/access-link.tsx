import { createContext, useContext } from 'react'

/** Address of a text about how to get access to the API; undefined if there is none. */
export const AccessContext = createContext<string | undefined>(undefined)

/** Leads to that text, where a credential is missing or was refused. */
export function AccessLink() {
  const href = useContext(AccessContext)
  return href === undefined ? null : <a href={href}>How to get access</a>
}
