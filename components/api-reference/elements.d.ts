// The package's `exports` don't include its types.
declare module '@stoplight/elements' {
  import type { ComponentType } from 'react'

  export const API: ComponentType<{
    apiDescriptionDocument: object
    router: 'hash'
    layout: 'sidebar'
    hideExport: boolean
    hideSchemas: boolean
  }>
}
