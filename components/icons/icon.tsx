import type { FrameIconName } from './frame-icons.ts'

/** A decorative icon: the text beside it, or the control's name, says what it means. */
export function Icon({ name }: { name: FrameIconName }) {
  return <span className={`mask-icon icon-${name}`} aria-hidden="true" />
}
