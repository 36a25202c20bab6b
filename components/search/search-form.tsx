import { wholeSite } from '#lib/search/model/contexts.ts'
import { type SearchAddress, searchPath } from '#lib/search/search-address.ts'

/** A version of the docs; the current one has an empty ID. */
export interface SearchableVersion {
  id: string
  label: string
}

interface Props {
  versions: readonly SearchableVersion[]
  address: SearchAddress
  onSubmit?: (form: HTMLFormElement) => void
}

/** The form of the results page. Without JavaScript, it would find nothing, so it isn't shown. */
export function SearchForm({ versions, address: { query, context, version }, onSubmit }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all supported browsers
    <form
      className="search-form needs-js"
      action={searchPath}
      role="search"
      aria-label="Results"
      {...(onSubmit && {
        onSubmit: (event) => {
          event.preventDefault()
          onSubmit(event.currentTarget)
        },
      })}
    >
      <input
        type="search"
        name="q"
        aria-label="Search the docs"
        placeholder="Search the docs"
        defaultValue={query}
        autoComplete="off"
      />
      {versions.length > 1 ? (
        <select name="version" aria-label="Version to search" defaultValue={version}>
          {versions.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      ) : null}
      {context === wholeSite ? null : <input type="hidden" name="ctx" value={context} />}
      <button type="submit" className="button is-primary">
        Search
      </button>
    </form>
  )
}
