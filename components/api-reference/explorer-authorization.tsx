import type { HttpSecurityScheme } from '@stoplight/types'
import type { ComponentType } from 'react'
import { viewSecurity } from '#lib/api/view/security-view.ts'
import { AuthorizationWays } from './authorization.tsx'

interface Props {
  security: readonly (readonly HttpSecurityScheme[])[]
  /** Part of Elements. */
  Markdown: ComponentType<{ markdown: string }>
}

/** How to authorize a call, as on its page. Part of Elements by the bundler. */
export function ExplorerAuthorization({ security, Markdown }: Props) {
  const ways = viewSecurity(security)
  if (ways.every((schemes) => schemes.length === 0)) return null
  return (
    <section aria-label="Authorization">
      <h2>Authorization</h2>
      <AuthorizationWays ways={ways} describe={(text) => <Markdown markdown={text} />} />
    </section>
  )
}
