const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** How long a page takes to read and when it was last changed, where that is known. */
export function PageFacts({ minutes, lastUpdated }: { minutes: number; lastUpdated: string | undefined }) {
  return (
    <p className="page-facts">
      <span>{minutes} min read</span>
      {lastUpdated === undefined ? null : (
        <span>
          Last updated <time dateTime={lastUpdated}>{dayFormat.format(new Date(lastUpdated))}</time>
        </span>
      )}
    </p>
  )
}
