import { Fragment } from 'react'
import { pathParts } from '#lib/prose/path-parts.ts'

/** Code that can wrap between its parts. */
export function WrappingParts({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no state
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))
}

/** Code whose paths can wrap before a slash, as in `samples.tsx`. */
export const PathText = ({ text }: { text: string }) => <WrappingParts parts={pathParts(text)} />
