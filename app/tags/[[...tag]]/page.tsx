import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { StyleLink } from '#components/layout/style-link.tsx'
import { TagIndex, TagPage } from '#components/tags/tag-pages.tsx'
import { loadAssets, loadManifest } from '#content'
import { PageFrame } from '../../page-frame.tsx'

interface Props {
  params: Promise<{ tag?: string[] }>
}

export const dynamicParams = false

async function findTag(params: Props['params']) {
  const [{ tag: [slug] = [] }, manifest] = [await params, await loadManifest()]
  return { slug, manifest, tag: manifest.tags.find((candidate) => candidate.slug === slug) }
}

// One route for the index and all tags: a site may have no tags, and an export rejects a route without pages.
export async function generateStaticParams() {
  const { tags } = await loadManifest()
  return [{ tag: [] }, ...tags.map(({ slug }) => ({ tag: [slug] }))]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, tag } = await findTag(params)
  if (slug === undefined) {
    const description = 'All tags, each with the number of its pages'
    return { title: 'Tags', description, alternates: { canonical: '/tags/' } }
  }
  if (tag === undefined) return {}
  const { label, description } = tag
  return { title: `Pages tagged ${label}`, description, alternates: { canonical: `/tags/${slug}/` } }
}

export default async function Page({ params }: Props) {
  const { slug, manifest, tag } = await findTag(params)
  if (slug !== undefined && tag === undefined) notFound()
  return (
    <PageFrame pathname={slug === undefined ? '/tags/' : `/tags/${slug}/`}>
      <StyleLink href={(await loadAssets()).stylesheet} />
      {tag === undefined ? <TagIndex manifest={manifest} /> : <TagPage tag={tag} pages={manifest.pages} />}
    </PageFrame>
  )
}
