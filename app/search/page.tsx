import type { Metadata } from 'next'
import { Suspense } from 'react'
import { PageLists } from '#components/search/page-lists.tsx'
import { SearchPage } from '#components/search/search-page.client.tsx'
import { site } from '#components/site.ts'

export const metadata: Metadata = {
  title: 'Search',
  description: 'Search all pages of the documentation',
  alternates: { canonical: '/search/' },
  robots: { index: false },
}

export default function Page() {
  const { current, others } = site.versions
  const versions = [{ id: '', label: current.label }, ...others.map(({ id, label }) => ({ id, label }))]
  return (
    <main id="content" tabIndex={-1} className="single">
      <article className="article">
        <h1>Search results</h1>
        <PageLists />
        <Suspense>
          <SearchPage versions={versions} />
        </Suspense>
      </article>
    </main>
  )
}
