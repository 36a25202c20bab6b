import type { FrameIconName } from './frame-icons.ts'

/** A decorative icon. The text next to it, or the control's label, conveys its meaning. */
export function Icon({ name }: { name: FrameIconName }) {
  return <span className={`mask-icon icon-${name}`} aria-hidden="true" />
}
