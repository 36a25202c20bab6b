/** The head script has tidied an address that ended in `.html`; the host may know the page by its clean address. */
export const retryTidiedScript = `if('tidied' in document.documentElement.dataset)location.reload()`

/** What a reader sees at an unknown address: pages with a like address, the search and the way home. */
export function NotFoundPage() {
  return (
    <main id="content" tabIndex={-1} className="single not-found">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script dangerouslySetInnerHTML={{ __html: retryTidiedScript }} />
      <article className="article">
        <p className="eyebrow">404</p>
        <h1>Page not found</h1>
        <p className="lead">There is no page at this address. It might have moved, or the link might be wrong.</p>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to all supported browsers */}
        <form className="search-form" action="/search/" role="search" aria-label="Documentation">
          <input type="search" name="q" aria-label="Search the docs" placeholder="Search the docs" />
          <button type="submit" className="button is-primary">
            Search
          </button>
        </form>
        <p>
          <a href="/">Go to the home page</a>
        </p>
        <div id="near-pages" />
      </article>
    </main>
  )
}
