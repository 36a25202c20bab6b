/**
 * Finished HTML that travels through a syntax tree as a short text and is put in place after serialisation: code
 * tokens and diagrams need not be parsed again. The texts use private-use characters, which content never holds.
 */
export interface Slots {
  /** Keeps finished HTML and returns the text that stands for it. */
  put: (html: string) => string
  /** Puts every slot's HTML in the place of its text. */
  fill: (html: string) => string
}

const open = '\uE000'
const close = '\uE001'

export function createSlots(): Slots {
  const kept = new Map<number, string>()
  let count = 0
  return {
    put(html) {
      count += 1
      kept.set(count, html)
      return `${open}${count}${close}`
    },
    fill(html) {
      return html.replace(/\uE000(\d+)\uE001/g, (_, id: string) => {
        const value = kept.get(Number(id)) ?? ''
        kept.delete(Number(id))
        return value
      })
    },
  }
}
