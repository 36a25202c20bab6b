import type { IHttpOperation, IServer } from '@stoplight/types'
import { authorizationParameters } from './try-it-authorization.ts'

/**
 * The operation as Elements gets it: with the one server that the reader has chosen, and without authorization, which
 * it would keep in the browser’s storage and fill with samples. The console asks for both itself.
 */
export function elementsNode(node: IHttpOperation, server: IServer): IHttpOperation {
  const { request } = node
  const taken = authorizationParameters(node.security ?? [])
  const isOpen = ({ name }: { name: string }) => !taken.has(name.toLowerCase())
  const open =
    request === undefined
      ? {}
      : {
          request: {
            ...request,
            headers: (request.headers ?? []).filter(isOpen),
            query: (request.query ?? []).filter(isOpen),
          },
        }
  return { ...node, ...open, security: [], servers: [server] }
}
