import { createContext } from 'react'
import type { CallingPage } from '#lib/api/operation-use.ts'

/** What the page of an operation has that the specification doesn't say. */
export interface OperationPage {
  /** The pages that call it. */
  usedIn: readonly CallingPage[]
  /** The code of its samples, in their colors. */
  samples: readonly Element[]
}

export const unknownPage: OperationPage = { usedIn: [], samples: [] }

/** What the explorer has from its page. */
export interface ExplorerSurroundings {
  /** Address of a text about how to get access; undefined if the specification links to none. */
  accessHref: string | undefined
  /** The language that was chosen for samples, on this page or another one; null if none was. */
  recallLanguage: () => string | null
  rememberLanguage: (language: string) => void
  /** @param path the operation's place in the explorer */
  loadPage: (path: string) => Promise<OperationPage>
}

export const SurroundingsContext = createContext<ExplorerSurroundings>({
  accessHref: undefined,
  recallLanguage: () => null,
  rememberLanguage: () => {},
  loadPage: async () => unknownPage,
})

/** The page of the operation that is shown, once it is loaded. */
export const PageContext = createContext(unknownPage)
