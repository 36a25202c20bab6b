import type { NextGuide } from '#lib/card-index/next-guides.ts'
import { listedKinds } from '#lib/config/listed-kinds.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { site } from '../site.ts'

/** The end of a guide, or of a page of a kind that is listed like guides: the next one of its theme, and those that have most in common with it. */
export function NextGuides({ guides, type }: { guides: readonly NextGuide[]; type: string }) {
  if (guides.length === 0) return null
  const kind = listedKinds(site.pageKinds).find((listed) => listed.type === type)
  const title = `Related ${(kind ?? site.pageKinds.guide).many}`
  return (
    <nav className="next-guides" aria-label={title}>
      <h2>{title}</h2>
      {guides.map(({ label, title: name, route }) => (
        <a key={route} href={publicHref(route)}>
          {label === '' ? null : <small>{label}</small>}
          {name}
        </a>
      ))}
    </nav>
  )
}
