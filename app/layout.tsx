import './styles/index.css'
import type { ReactNode } from 'react'
import { SiteFrame } from '#components/layout/site-frame.tsx'
import { DevelopmentProblems } from './content-problems.tsx'
import { fonts } from './fonts.ts'
import { frameFragments } from './frame-fragments.ts'

export { siteMetadata as metadata, siteViewport as viewport } from './site-metadata.ts'

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame fonts={fonts} {...(await frameFragments())}>
      {children}
      <DevelopmentProblems />
    </SiteFrame>
  )
}
