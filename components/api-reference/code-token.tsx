import { type ComponentProps, Fragment } from 'react'
import { pathParts } from '#lib/prose/path-parts.ts'

interface Props extends ComponentProps<'span'> {
  children: string
}

/** A part of highlighted code, whose paths can wrap after a slash as in `samples.tsx`. Part of Elements by the bundler. */
export function CodeToken({ children, ...attributes }: Props) {
  return (
    <span {...attributes}>
      {pathParts(children).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no state
        <Fragment key={index}>
          {index === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
