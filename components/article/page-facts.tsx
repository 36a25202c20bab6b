import type { RoutePath } from '#lib/pages/route.ts'
import { PageActions } from './page-actions.tsx'

interface Props {
  minutes: number
  lastUpdated: string | undefined
  route: RoutePath
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** How long a page takes to read, when it was last changed, where that is known, and what readers can do with it. */
export function PageFacts({ minutes, lastUpdated, route }: Props) {
  return (
    <div className="page-facts">
      <span>{minutes} min read</span>
      {lastUpdated === undefined ? null : (
        <span>
          Last updated <time dateTime={lastUpdated}>{dayFormat.format(new Date(lastUpdated))}</time>
        </span>
      )}
      <PageActions route={route} />
    </div>
  )
}
