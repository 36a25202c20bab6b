import { createContext } from 'react'
import type { CallingPage } from '#lib/api/operation-use.ts'

/** What the explorer has from its page. */
export interface ExplorerSurroundings {
  /** Address of a text about how to get access; undefined if the specification links to none. */
  accessHref: string | undefined
  /** The language that was chosen for samples, on this page or another one; null if none was. */
  recallLanguage: () => string | null
  rememberLanguage: (language: string) => void
  /** The pages that call an operation. @param path the operation's place in the explorer */
  loadCallingPages: (path: string) => Promise<CallingPage[]>
}

export const SurroundingsContext = createContext<ExplorerSurroundings>({
  accessHref: undefined,
  recallLanguage: () => null,
  rememberLanguage: () => {},
  loadCallingPages: async () => [],
})
