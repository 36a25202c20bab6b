'use client'

import { useEffect, useState } from 'react'
import { nearPaths } from '#lib/navigation/near-paths.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { useSiteIndex } from '../search/use-site-index.ts'

/** Pages with an address like the one that does not exist. */
export function NearPages() {
  const state = useSiteIndex()
  const [path, setPath] = useState('')
  useEffect(() => setPath(location.pathname), [])
  const pages = state.status === 'done' && path !== '' ? nearPaths(path, state.pages) : []
  if (pages.length === 0) return null
  return (
    <section>
      <h2>Did you mean</h2>
      <ul className="page-list">
        {pages.map(({ route, title }) => (
          <li key={route}>
            <a href={publicHref(route)}>{title}</a>
            <p>
              <code>{route}</code>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
