import type { NextGuide } from '#lib/card-index/next-guides.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { site } from '../site.ts'

/** The end of a guide: the next one of its theme, and those that have most in common with it. */
export function NextGuides({ guides }: { guides: readonly NextGuide[] }) {
  if (guides.length === 0) return null
  const title = `Related ${site.pageKinds.guide.many}`
  return (
    <nav className="next-guides" aria-label={title}>
      <h2>{title}</h2>
      {guides.map(({ label, title: name, route }) => (
        <a key={route} href={publicHref(route)}>
          <small>{label}</small>
          {name}
        </a>
      ))}
    </nav>
  )
}
