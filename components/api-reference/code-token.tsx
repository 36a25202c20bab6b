import type { ComponentProps } from 'react'
import { PathText } from '../page-parts/path-text.tsx'

interface Props extends ComponentProps<'span'> {
  children: string
}

/** A part of highlighted code, whose paths can wrap. Part of Elements by the bundler. */
export function CodeToken({ children, ...attributes }: Props) {
  return (
    <span {...attributes}>
      <PathText text={children} />
    </span>
  )
}
