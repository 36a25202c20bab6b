import { mockUrl } from '#lib/api/mock-url.ts'
import { isLocalHost } from './try-it-servers.ts'

interface FailedCall {
  url: string
  pageProtocol: string
  /** Whether the page offers the local mock, which readers of a published site can't start. */
  hasMock: boolean
  isOnline: boolean
}

/** The likely reason why a call got no response, and what to do about it. */
export function failureText({ url, pageProtocol, hasMock, isOnline }: FailedCall): string {
  const { origin, protocol, hostname } = new URL(url)
  if (isLocalHost(hostname)) {
    const start = hasMock && origin === mockUrl ? 'the local mock with “npm run mock-api”' : 'the server there'
    return `Nothing responds at ${origin}, or it does not allow calls from this page (CORS). Start ${start} and send the request again. If the browser asks whether this page can access your local network, allow it.`
  }
  if (!isOnline) return 'This device is offline. Connect it and send the request again.'
  if (pageProtocol === 'https:' && protocol === 'http:') {
    return `The browser does not let this page call ${origin}, because the URL is not encrypted. Use an https URL.`
  }
  return `No response came from ${origin}. Either it cannot be reached, or it does not allow calls from this page (CORS). The browser does not say which. Check the URL and your connection${hasMock ? ', or choose the local mock' : ''}.`
}
