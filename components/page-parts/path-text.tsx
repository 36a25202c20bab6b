import { Fragment } from 'react'
import { pathParts } from '#lib/prose/path-parts.ts'

/** Code whose paths can wrap after a slash, as in `samples.tsx`. */
export function PathText({ text }: { text: string }) {
  return pathParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no state
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))
}
