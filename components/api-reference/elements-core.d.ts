// The packages' `exports` don't include their types.
declare module '@stoplight/elements-core' {
  import type { IHttpOperation } from '@stoplight/types'
  import type { ComponentType } from 'react'

  export const TryIt: ComponentType<{
    httpOperation: IHttpOperation
    requestBodyIndex?: number
    onRequestChange?: (request: unknown) => void
  }>
}

declare module '@stoplight/elements' {
  import type { ComponentType } from 'react'

  export const API: ComponentType<{
    apiDescriptionDocument: object
    router: 'hash'
    layout: 'sidebar' | 'responsive'
    hideExport: boolean
    hideSchemas: boolean
  }>
}
