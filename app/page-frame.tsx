import type { ReactNode } from 'react'
import { ContentProblemsView } from '#components/layout/content-problems.tsx'
import { SiteFrame } from '#components/layout/site-frame.tsx'
import { loadHtml, loadProblems } from '#content'

interface Props {
  /** Path of the page, with its final slash; undefined for the page for unknown URLs. */
  pathname: string | undefined
  children: ReactNode
}

/** A page with header and footer. A development server shows the errors of the content with it. */
export async function PageFrame({ pathname, children }: Props) {
  const frame = { header: await loadHtml('frame', 'header'), footer: await loadHtml('frame', 'footer') }
  return (
    <SiteFrame frame={frame} pathname={pathname} notice={<ContentProblemsView {...loadProblems()} />}>
      {children}
    </SiteFrame>
  )
}
