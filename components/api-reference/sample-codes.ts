import type { EnteredSamples } from '#lib/api/samples/entered-request.ts'

/** What has to be replaced in a text to get another one. */
interface Difference {
  start: number
  end: number
  middle: string
  /** How many characters are removed and added. */
  size: number
}

function differenceOf(text: string, next: string): Difference {
  const most = Math.min(text.length, next.length)
  let start = 0
  while (start < most && text[start] === next[start]) start += 1
  let same = 0
  while (same < most - start && text.at(-1 - same) === next.at(-1 - same)) same += 1
  const [end, nextEnd] = [text.length - same, next.length - same]
  return { start, end, middle: next.slice(start, nextEnd), size: end + nextEnd - 2 * start }
}

/** Replaces a part of a text that is in several nodes. What is added has the look of what was there. */
function replacePart(element: Element, { start, end, middle }: Difference): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let at = 0
  let rest = middle
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const { data } = node
    const [from, to] = [Math.max(0, start - at), Math.min(data.length, end - at)]
    at += data.length
    const isPlace = start === end && from <= data.length
    if (from >= to && !(isPlace && rest !== '')) continue
    node.data = data.slice(0, from) + rest + data.slice(Math.max(from, to))
    rest = ''
  }
}

export interface SampleCodes {
  /** Index of the sample that is shown. */
  chosen: () => number
  /** Shows another server. */
  showServer: (address: string) => void
  /** Shows the call that the reader enters in the console. */
  showEntered: (entered: EnteredSamples) => void
}

/** A code block that shows other texts, and keeps the colors of what is the same. */
function changingCode(code: Element): { text: string; show: (next: string) => void } {
  const text = code.textContent ?? ''
  const nodes = [...code.childNodes].map((node) => node.cloneNode(true))
  const show = (next: string) => {
    const whole = text.endsWith('\n') && !next.endsWith('\n') ? `${next}\n` : next
    const current = differenceOf(code.textContent ?? '', whole)
    const first = differenceOf(text, whole)
    if (current.size === 0) return
    const isCloser = first.size <= current.size
    if (isCloser) code.replaceChildren(...nodes.map((node) => node.cloneNode(true)))
    replacePart(code, isCloser ? first : current)
  }
  return { text, show }
}

/**
 * The samples of an operation's request, which follow the server and the call that the reader enters. They are
 * finished HTML, so only the parts that differ are replaced.
 * @param address that of the server in the samples; undefined if they have none
 */
export function sampleCodes(root: HTMLElement, address: string | undefined): SampleCodes {
  const section = root.querySelector('.samples > section[aria-label="Request samples"]')
  const codes = [...(section?.querySelectorAll('code') ?? [])].map(changingCode)
  const choice = section?.querySelector<HTMLSelectElement>('.choice > select')
  let server = address
  let entered: string[] = []
  const show = () => {
    codes.forEach((code, index) => {
      const text = entered[index] ?? code.text
      code.show(address === undefined || server === undefined ? text : text.replaceAll(address, server))
    })
  }
  return {
    chosen: () => Math.max(0, choice?.selectedIndex ?? 0),
    showServer(next) {
      server = next
      show()
    },
    showEntered({ sets, shown }) {
      entered = sets.flat()
      show()
      if (choice == null || shown === undefined || choice.selectedIndex === shown) return
      choice.selectedIndex = shown
      choice.dispatchEvent(new Event('change'))
    },
  }
}
