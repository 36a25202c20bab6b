// The package's `exports` don't include its types.
declare module '@stoplight/elements-core' {
  import type { IHttpOperation } from '@stoplight/types'
  import type { ComponentType } from 'react'

  export const TryIt: ComponentType<{ httpOperation: IHttpOperation; requestBodyIndex?: number }>
}
