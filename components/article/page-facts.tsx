import type { RoutePath } from '#lib/pages/route.ts'
import { PageActions } from '../page-parts/page-actions.tsx'

interface Props {
  /** Reading time in whole minutes; undefined where it says nothing, as on a guide, which takes longer to follow. */
  minutes: number | undefined
  lastUpdated: string | undefined
  route: RoutePath
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A page's reading time, the date of its last change if known, and its actions. */
export function PageFacts({ minutes, lastUpdated, route }: Props) {
  return (
    <div className="page-facts">
      {minutes === undefined ? null : <span>{minutes} min read</span>}
      {lastUpdated === undefined ? null : (
        <span>
          Updated <time dateTime={lastUpdated}>{dayFormat.format(new Date(lastUpdated))}</time>
        </span>
      )}
      <PageActions route={route} />
    </div>
  )
}
