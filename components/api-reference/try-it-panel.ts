import type { ComponentType, ReactNode } from 'react'

/** A part of the console with a title that folds it: a part of Elements, which the bundler passes on. */
export type Panel = ComponentType<{ defaultIsOpen: boolean; children: ReactNode }> & {
  Titlebar: ComponentType<{ rightComponent?: ReactNode; children: ReactNode }>
  Content: ComponentType<{ className?: string; children: ReactNode }>
}
