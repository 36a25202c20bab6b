import { type Conversation, readConversation } from '#lib/assistant/conversation.ts'
import { siteBrand } from '../site-brand.ts'

const storageKey = () => `${siteBrand()}.assistant`

/** The conversation of this visit, in this tab only. */
export function recallConversation(): Conversation {
  try {
    return readConversation(sessionStorage.getItem(storageKey()))
  } catch {
    return []
  }
}

export function keepConversation(turns: Conversation): void {
  try {
    if (turns.length === 0) sessionStorage.removeItem(storageKey())
    else sessionStorage.setItem(storageKey(), JSON.stringify(turns))
  } catch {
    // Storage may be forbidden or full; the conversation then holds until the next full load.
  }
}
