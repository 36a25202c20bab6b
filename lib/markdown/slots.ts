import { slotMarks } from '../diagnostics/private-marks.ts'

/**
 * Finished HTML that is represented in a syntax tree by a short placeholder and put in place after serialization, so
 * code tokens and diagrams aren't parsed again. Placeholders use private-use characters, which content never contains.
 */
export interface Slots {
  /** Stores finished HTML and returns its placeholder. */
  put: (html: string) => string
  /** Replaces each placeholder with its HTML. */
  fill: (html: string) => string
}

const slot = new RegExp(`${slotMarks.open}(\\d+)${slotMarks.close}`, 'g')

export function createSlots(): Slots {
  const markup = new Map<number, string>()
  let count = 0
  return {
    put(html) {
      count += 1
      markup.set(count, html)
      return `${slotMarks.open}${count}${slotMarks.close}`
    },
    fill(html) {
      return html.replace(slot, (_, id: string) => {
        const value = markup.get(Number(id)) ?? ''
        markup.delete(Number(id))
        return value
      })
    },
  }
}
