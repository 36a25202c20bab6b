import type { Metadata } from 'next'
import { StyleLink } from '#components/layout/style-link.tsx'
import { PageLists } from '#components/search/page-lists.tsx'
import { SearchForm } from '#components/search/search-form.tsx'
import { site } from '#components/site.ts'
import { loadAssets } from '#content'
import { readSearchAddress } from '#lib/search/search-address.ts'
import { PageFrame } from '../page-frame.tsx'

export const metadata: Metadata = {
  title: 'Search',
  description: 'Search all pages of the documentation',
  alternates: { canonical: '/search/' },
  robots: { index: false },
}

export default async function Page() {
  const { current, others } = site.versions
  const { stylesheet, searchStylesheet } = await loadAssets()
  const versions = [{ id: '', label: current.label }, ...others.map(({ id, label }) => ({ id, label }))]
  return (
    <PageFrame pathname="/search/">
      <StyleLink href={stylesheet} />
      <StyleLink href={searchStylesheet} />
      <main id="content" tabIndex={-1} className="single">
        <article className="article">
          <h1>Search</h1>
          <PageLists />
          <div id="search-page" data-versions={JSON.stringify(versions)}>
            <SearchForm versions={versions} address={readSearchAddress(new URLSearchParams())} />
          </div>
        </article>
      </main>
    </PageFrame>
  )
}
