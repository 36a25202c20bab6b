import type { Metadata } from 'next'
import { Suspense } from 'react'
import { SearchResults } from '#components/search/search-results.client.tsx'

export const metadata: Metadata = {
  title: 'Search',
  description: 'Search all pages of the documentation',
  alternates: { canonical: '/search/' },
  robots: { index: false },
}

export default function Page() {
  return (
    <main id="content" tabIndex={-1} className="single">
      <article className="article">
        <h1>Search results</h1>
        {/* Not <noscript>: scripts may be allowed and still not arrive. */}
        <p className="without-js">
          The search runs in your browser and needs JavaScript. The tags and the sidebar lead to every page without it.
        </p>
        <Suspense>
          <SearchResults />
        </Suspense>
      </article>
    </main>
  )
}
