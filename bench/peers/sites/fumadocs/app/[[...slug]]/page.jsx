import defaultComponents from 'fumadocs-ui/mdx'
import { DocsBody, DocsDescription, DocsPage, DocsTitle } from 'fumadocs-ui/page'
import { notFound } from 'next/navigation'
import { source } from '../../source.mjs'

export default async function Page({ params }) {
  const { slug } = await params
  const page = source.getPage(slug)
  if (page === undefined) notFound()
  const { title, description, body: Body, toc } = page.data
  return (
    <DocsPage toc={toc}>
      <DocsTitle>{title}</DocsTitle>
      <DocsDescription>{description}</DocsDescription>
      <DocsBody>
        <Body components={defaultComponents} />
      </DocsBody>
    </DocsPage>
  )
}

export const generateStaticParams = () => source.generateParams()

export async function generateMetadata({ params }) {
  const { slug } = await params
  const page = source.getPage(slug)
  if (page === undefined) notFound()
  return { title: page.data.title, description: page.data.description }
}
