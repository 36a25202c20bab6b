'use client'

import { useFragment } from '../fragments/use-fragment.ts'

/** The footer, the same on every page. */
export function Footer({ src }: { src: string }) {
  return (
    <footer
      className="footer"
      data-fragment={src}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own build wrote it
      dangerouslySetInnerHTML={{ __html: useFragment(src) }}
    />
  )
}
