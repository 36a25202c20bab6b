import type { ComponentProps } from 'react'
import { PathText } from '../page-parts/path-text.tsx'

interface Props extends ComponentProps<'span'> {
  children: string
}

/** A part of highlighted code, which can wrap as in `samples.tsx`. Part of Elements by the bundler. */
export function CodeToken({ children, className, ...attributes }: Props) {
  return (
    <span {...attributes} className={children === ' \\' ? `${className} line-end` : className}>
      <PathText text={children} />
    </span>
  )
}
