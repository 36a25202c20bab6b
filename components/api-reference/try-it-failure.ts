import { mockUrl } from '#lib/api/mock-url.ts'
import { isLocalHost } from './try-it-servers.ts'

/** Why a call got no response. */
export interface Failure {
  /** What failed. */
  what: string
  /** What the reader can check or do, the most likely first. */
  checks: readonly string[]
  /** Whether the local mock can take the place of the API. */
  hasMock?: boolean
}

interface FailedCall {
  url: string
  pageProtocol: string
  /** Whether the page offers the local mock, which readers of a published site can't start. */
  hasMock: boolean
  isOnline: boolean
}

/** The likely reason why a call got no response, and what to do about it. */
export function failureOf({ url, pageProtocol, hasMock, isOnline }: FailedCall): Failure {
  const { origin, protocol, hostname } = new URL(url)
  if (isLocalHost(hostname)) {
    const isMock = hasMock && origin === mockUrl
    return {
      what: `No response came from ${origin}. The browser does not say why.`,
      checks: [
        isMock ? 'Start the local mock with “npm run mock-api”.' : 'Start the server there.',
        ...(isMock ? [] : ['The server has to allow calls from this page (CORS).']),
        'If the browser asks whether this page can access your local network, allow it.',
      ],
    }
  }
  if (!isOnline) return { what: 'This device is offline.', checks: ['Connect it, and send the request again.'] }
  if (pageProtocol === 'https:' && protocol === 'http:') {
    return {
      what: `The browser does not let this page call ${origin}, because the URL is not encrypted.`,
      checks: ['Use an https URL.'],
    }
  }
  return {
    what: `No response came from ${origin}. The browser does not say why.`,
    checks: [
      'Check the host and your connection.',
      'Perhaps the API does not allow calls from this page (CORS). Copy the call as cURL and try it in a terminal.',
    ],
    hasMock,
  }
}
