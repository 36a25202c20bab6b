import { mockUrl } from '#lib/api/mock-url.ts'

interface FailedCall {
  url: string
  pageProtocol: string
  isOnline: boolean
}

function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

/** The likely reason why a call got no response, and what to do about it. */
export function failureText({ url, pageProtocol, isOnline }: FailedCall): string {
  const { origin, protocol, hostname } = new URL(url)
  if (origin === mockUrl) {
    return `Nothing responds at ${mockUrl}. Start the local mock with “npm run mock-api” and send the request again. If the browser asks whether this page can access your local network, allow it.`
  }
  if (!isOnline) return 'This device is offline. Connect it and send the request again.'
  if (pageProtocol === 'https:' && protocol === 'http:' && !isLocal(hostname)) {
    return `The browser does not let this page call ${origin}, because the URL is not encrypted. Use an https URL.`
  }
  return `No response came from ${origin}. Either it cannot be reached, or it does not allow calls from this page (CORS). The browser does not say which. Check the URL and your connection, or choose the local mock.`
}
