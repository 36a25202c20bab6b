import { createElement } from '../create-element.ts'

/** Letters that fit next to each other on every phone. */
const shortest = 24
/** How much further right the rest of a line is than its start: nothing begins there, so it looks like no line (ch). */
const step = 3
const done = new WeakSet<Element>()

function hang(parts: readonly ChildNode[]): void {
  const [first] = parts
  const text = parts.map(({ textContent }) => textContent).join('')
  if (first === undefined || text.length <= shortest) return
  const isLine = first instanceof HTMLElement && first.classList.contains('line')
  const line = isLine ? first : createElement('span', { class: 'line' })
  if (!isLine) {
    first.before(line)
    line.append(...parts)
  }
  line.style.textIndent = `${text.search(/\S/) + step}ch hanging`
}

/**
 * Lets the rest of each long line of a block begin further right than the line, however deep that is. Without it, it
 * begins as far right in all lines. In pages, most lines aren't elements, which would make documents larger.
 */
export function hangLines(code: Element): void {
  if (done.has(code)) return
  done.add(code)
  let parts: ChildNode[] = []
  for (const node of [...code.childNodes]) {
    // What is above the first marked line
    if (node instanceof Element && node.className === 'before') {
      hangLines(node)
      continue
    }
    let rest = node
    while (rest instanceof Text && rest.data.includes('\n')) {
      const end: Text = rest.splitText(rest.data.indexOf('\n'))
      hang([...parts, rest])
      parts = []
      rest = end.splitText(1)
    }
    parts.push(rest)
  }
  hang(parts)
}
