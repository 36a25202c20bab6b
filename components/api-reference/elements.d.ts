// The packages' `exports` don't include their types.
declare module '@stoplight/elements-core' {
  import type { IHttpOperation } from '@stoplight/types'
  import type { ComponentType } from 'react'
  import type { EnteredCall } from '#lib/api/samples/entered-request.ts'

  export const TryIt: ComponentType<{
    httpOperation: IHttpOperation
    requestBodyIndex?: number
    /** With the path of the call, as the bundler changes it. */
    onRequestChange?: (request: EnteredCall, path: string) => void
  }>
}

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
