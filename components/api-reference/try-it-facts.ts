import type { ReceivedResponse } from './try-it-send.ts'

function sizeText(bytes: number): string {
  return bytes < 1000 ? `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}` : `${(bytes / 1000).toFixed(1)} KB`
}

/** Duration and size of a response, in words. @example receivedFacts(response) → ['92 ms', '898 bytes'] */
export function receivedFacts({
  tookMs,
  body,
  isWhole,
}: Pick<ReceivedResponse, 'tookMs' | 'body' | 'isWhole'>): string[] {
  return [`${Math.round(tookMs)} ms`, sizeText(body.size), ...(isWhole ? [] : ['stopped by you'])]
}
