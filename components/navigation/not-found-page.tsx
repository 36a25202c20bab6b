/** The page for unknown URLs: similar pages, search, and a link to the home page. */
export function NotFoundPage() {
  return (
    <main id="content" tabIndex={-1} className="single not-found">
      <article className="article">
        <p className="eyebrow">404</p>
        <h1>Page not found</h1>
        <p className="lead">
          There is no page at this address. It might have moved, or the link might be wrong. Search for it, or{' '}
          <a href="/">go to the home page</a>.
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to all supported browsers */}
        <form className="search-form" action="/search/" role="search" aria-label="Documentation">
          <input type="search" name="q" aria-label="Search the docs" placeholder="Search the docs" />
          <button type="submit" className="button is-primary">
            Search
          </button>
        </form>
        <div id="near-pages" />
      </article>
    </main>
  )
}
