import type { PageLinkLabel } from '#lib/navigation/sidebar-tree.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { Icon } from '../icons/icon.tsx'
import { site } from '../site.ts'

interface Props {
  previous: PageLinkLabel | undefined
  next: PageLinkLabel | undefined
  /** Source file, for the edit link. */
  file: string
  route: RoutePath
}

/** Container for the feedback question, which a script adds. Without scripts, a link to report problems, if any. */
function Feedback({ route }: Pick<Props, 'route'>) {
  const { feedback = {} } = site
  if (feedback === false) return null
  // Colons and slashes can stay as they are, which makes each page a little smaller.
  const url = encodeURIComponent(site.url + publicHref(route)).replace(/%(?:2F|3A)/g, decodeURIComponent)
  const issues = feedback.issues?.replace('{page}', url)
  return (
    <div className="feedback">
      {issues === undefined ? null : (
        <a className="without-js" href={issues}>
          Report a problem
        </a>
      )}
    </div>
  )
}

/** The end of a page: feedback, the edit link, and links to the previous and next pages. */
export function Pagination({ previous, next, file, route }: Props) {
  const source = file.split('/').map(encodeURIComponent).join('/')
  return (
    <footer className="article-end">
      <Feedback route={route} />
      {site.editUrl === undefined ? null : (
        <a className="edit-link" href={`${site.editUrl}${source}`} target="_blank" rel="noopener">
          <Icon name="edit" />
          Edit this page
        </a>
      )}
      {previous === undefined && next === undefined ? null : (
        <nav className="pagination" aria-label="Previous and next pages">
          {previous === undefined ? null : (
            <a href={publicHref(previous.route)} rel="prev">
              <small>Previous</small>
              {previous.label}
            </a>
          )}
          {next === undefined ? null : (
            <a href={publicHref(next.route)} rel="next">
              <small>Next</small>
              {next.label}
            </a>
          )}
        </nav>
      )}
    </footer>
  )
}
