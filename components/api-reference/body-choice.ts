import type { BodyChoice, EnteredSamples } from '#lib/api/samples/entered-request.ts'

/** What a list of samples calls a body that isn't one of the examples. */
export const ownBodyName = 'Your request'

/** What the editor of a body says, too. */
export const unreadable = 'Your request body is not valid JSON.'

/** Says that samples can't follow the reader's body. */
export const unreadableBody = `${unreadable} The sample has the last one that was.`

export interface ShownBody {
  /** The body with which the console begins. Its example is the one whose sample is shown. */
  begun: BodyChoice
  /** The last body of the reader that isn't an example, and the example from which it was changed. */
  own: { example: number; text: string } | undefined
  /** Whether that is shown. */
  isOwn: boolean
}

/** The choice between the bodies of a call, which its samples and its console share. */
export interface ChoiceStore {
  current: () => ShownBody
  /** Calls back on each change; returns a function that stops this. */
  subscribe: (listener: () => void) => () => void
  /** Chooses an example, or the reader's own body. */
  choose: (entry: number | 'own') => void
  /** Follows the body that the reader enters in the console. */
  showEntered: (entered: Pick<EnteredSamples, 'shown' | 'ownText'>) => void
}

/**
 * Creates a choice. A body that isn't one of the examples has an entry of its own, so that the reader can return to it.
 * @param first index of the example that is shown at first
 */
export function createChoice(first = 0): ChoiceStore {
  let shown: ShownBody = { begun: { example: first, text: undefined }, own: undefined, isOwn: false }
  const listeners = new Set<() => void>()
  const change = (next: Partial<ShownBody>) => {
    shown = { ...shown, ...next }
    for (const listener of listeners) listener()
  }
  return {
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose(entry) {
      if (entry !== 'own') change({ begun: { example: entry, text: undefined }, isOwn: false })
      else if (shown.own !== undefined) change({ begun: { ...shown.own }, isOwn: true })
    },
    showEntered({ shown: example, ownText }) {
      if (example === undefined) return
      const isOwn = ownText !== undefined
      const own = isOwn ? { example, text: ownText } : shown.own
      // Its parameters follow an example that was chosen in the console.
      const begun = example === shown.begun.example ? shown.begun : { example, text: undefined }
      change({ own, isOwn, begun })
    },
  }
}
