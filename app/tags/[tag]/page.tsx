import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadManifest } from '#content'
import { PageList } from '#components/tags/page-list.tsx'
import { taggedPages } from '#lib/pages/tagged-pages.ts'

interface Props {
  params: Promise<{ tag: string }>
}

export const dynamicParams = false

async function findTag(params: Props['params']) {
  const [{ tag: slug }, manifest] = [await params, await loadManifest()]
  const tag = manifest.tags.find((candidate) => candidate.slug === slug)
  return tag === undefined ? undefined : { tag, pages: taggedPages(manifest.pages, slug) }
}

export async function generateStaticParams() {
  return (await loadManifest()).tags.map(({ slug }) => ({ tag: slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findTag(params)
  if (found === undefined) return {}
  const { slug, label, description } = found.tag
  return { title: `Pages tagged ${label}`, description, alternates: { canonical: `/tags/${slug}/` } }
}

export default async function Page({ params }: Props) {
  const found = await findTag(params)
  if (found === undefined) notFound()
  const { tag, pages } = found
  return (
    <main id="content" tabIndex={-1} className="single">
      <article className="article">
        <h1>Pages tagged {tag.label}</h1>
        <p className="lead">{tag.description}</p>
        {pages.length > 0 ? <PageList pages={pages} /> : <p>No page carries this tag yet.</p>}
        <p>
          <a href="/tags/">All tags</a>
        </p>
      </article>
    </main>
  )
}
