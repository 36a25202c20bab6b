import { markdownVersionPath } from '#lib/agents/markdown-version-path.ts'
import type { RoutePath } from '#lib/pages/route.ts'

/** Controls to copy or open the page as Markdown; without scripts, a link to it. The menu loads on demand. */
export function PageActions({ route }: { route: RoutePath }) {
  return (
    <div className="page-actions">
      <a className="without-js" href={markdownVersionPath(route)}>
        View as Markdown
      </a>
      <button type="button" className="needs-js">
        Copy page
      </button>
      <button type="button" className="needs-js" aria-label="More actions for this page" aria-expanded="false" />
    </div>
  )
}
