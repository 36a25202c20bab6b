import { termParameter } from '#lib/search/term-parameter.ts'

let forget = () => {}

/** Marks the words of the search that led to the shown page. What marks them is loaded for an address that names some. */
export function markSearchedTerms(): void {
  forget()
  const { pathname, search } = location
  if (!search.includes(termParameter)) return
  const controller = new AbortController()
  const { signal } = controller
  forget = () => controller.abort()
  // Back and forward within a page: marks belong to one address. Another page comes by a navigation.
  addEventListener('popstate', () => location.pathname === pathname && markSearchedTerms(), { signal })
  import('./term-marks.ts')
    .then(({ showTermMarks }) => showTermMarks(signal))
    // The page reads as well without marks.
    .catch((error: unknown) => console.warn('The words of the search could not be marked.', error))
}
