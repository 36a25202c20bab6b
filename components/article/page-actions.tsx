import { twinPath } from '#lib/agents/twin-path.ts'
import type { RoutePath } from '#lib/pages/route.ts'

/** The page as Markdown: to copy and to hand over; without scripts, a link to it. The menu loads when it is wanted. */
export function PageActions({ route }: { route: RoutePath }) {
  return (
    <div className="page-actions">
      <a className="without-js" href={twinPath(route)}>
        View as Markdown
      </a>
      <button type="button" className="needs-js">
        Copy page
      </button>
      <button type="button" className="needs-js" aria-label="More actions for this page" aria-expanded="false" />
    </div>
  )
}
