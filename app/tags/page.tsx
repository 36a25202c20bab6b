import type { Metadata } from 'next'
import { loadManifest } from '#content'
import { TagIndex } from '#components/tags/tag-index.tsx'

export const metadata: Metadata = {
  title: 'Tags',
  description: 'All tags of the documentation, each with the number of its pages',
  alternates: { canonical: '/tags/' },
}

export default async function Page() {
  return <TagIndex manifest={await loadManifest()} />
}
