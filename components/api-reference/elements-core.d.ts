// The package’s own types cannot be found through its list of exports.
declare module '@stoplight/elements-core' {
  import type { IHttpOperation } from '@stoplight/types'
  import type { ComponentType } from 'react'

  export const TryIt: ComponentType<{ httpOperation: IHttpOperation; requestBodyIndex?: number }>
}
