/** What the build tells the interface of search, on the form in the header. */
export interface SearchSettings {
  /** Address of the search worker. */
  worker: string
  /** Address of the folder with the index. */
  base: string
}

/** @throws when there is no form: every page has one, so it is a mistake of ours */
export function searchSettings(): SearchSettings {
  const form = document.querySelector<HTMLElement>('.search-box')
  const { worker, base } = form?.dataset ?? {}
  if (worker === undefined || base === undefined) throw new Error('The header does not name a search worker.')
  return { worker, base }
}
