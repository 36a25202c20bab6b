/** What one event of a streamed completion says. The last one with text names the reason why it is the last. */
type ChatDelta =
  | { kind: 'text'; text: string; isLast: boolean }
  | { kind: 'end' }
  | { kind: 'problem'; message: string }

interface Completion {
  choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[]
  error?: { message?: unknown } | string
}

/** The data of an event, read. What no completion has, such as a keep-alive, is empty text. */
export function readChatDelta(data: string): ChatDelta {
  if (data.trim() === '[DONE]') return { kind: 'end' }
  let completion: Completion | null
  try {
    completion = JSON.parse(data) as Completion | null
  } catch {
    return { kind: 'problem', message: 'The assistant’s model returned something that is not JSON.' }
  }
  if (completion?.error !== undefined) return { kind: 'problem', message: 'The assistant’s model reported an error.' }
  const { delta, finish_reason: finished } = completion?.choices?.[0] ?? {}
  const content = delta?.content
  return { kind: 'text', text: typeof content === 'string' ? content : '', isLast: typeof finished === 'string' }
}

/** A status of HTTP in words that help a reader. */
export function statusProblem(status: number): string {
  if (status === 401 || status === 403) return 'The assistant’s model refused this site.'
  if (status === 404) return 'The assistant’s model was not found.'
  if (status === 429) return 'The assistant’s model has too many requests right now.'
  if (status >= 500) return 'The assistant’s model is unavailable right now.'
  return `The assistant’s model rejected the question (${status}).`
}
