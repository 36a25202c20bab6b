import { publicHref } from '#lib/pages/public-href.ts'
import { site } from '../site.ts'

/** For readers without JavaScript: says that search needs it, and links to lists of all pages. */
export function PageLists() {
  const lists = [...site.navbar.filter(({ href }) => href.startsWith('/')), { label: 'All tags', href: '/tags' }]
  return (
    // Not <noscript>, because scripts may be enabled but fail to load.
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
