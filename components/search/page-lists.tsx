import { publicHref } from '#lib/pages/public-href.ts'
import { site } from '../site.ts'

/** What the search needs, and other ways to every page, for readers without JavaScript. */
export function PageLists() {
  const lists = [...site.navbar.filter(({ href }) => href.startsWith('/')), { label: 'All tags', href: '/tags' }]
  return (
    // Not <noscript>: scripts may be allowed and still not arrive.
    <div className="without-js">
      <p>The search runs in your browser and needs JavaScript. These lists link to every page without it:</p>
      <ul>
        {lists.map(({ label, href }) => (
          <li key={href}>
            <a href={publicHref(href)}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
