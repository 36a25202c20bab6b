import type { RoutePath } from '#lib/pages/route.ts'
import { PageActions } from './page-actions.tsx'

interface Props {
  /** Whole minutes of reading; undefined for a page that readers follow, which takes longer than reading it. */
  minutes: number | undefined
  lastUpdated: string | undefined
  route: RoutePath
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** How long a page takes to read, when it was last changed, where that is known, and what readers can do with it. */
export function PageFacts({ minutes, lastUpdated, route }: Props) {
  return (
    <div className="page-facts">
      {minutes === undefined ? null : <span>{minutes} min read</span>}
      {lastUpdated === undefined ? null : (
        <span>
          Last updated <time dateTime={lastUpdated}>{dayFormat.format(new Date(lastUpdated))}</time>
        </span>
      )}
      <PageActions route={route} />
    </div>
  )
}
