// The package’s own types cannot be found through its list of exports.
declare module '@stoplight/elements' {
  import type { ComponentType } from 'react'

  export const API: ComponentType<{
    apiDescriptionUrl: string
    router: 'hash' | 'history'
    layout: 'sidebar' | 'responsive' | 'stacked'
  }>
}

declare module '@stoplight/elements/styles.min.css'
