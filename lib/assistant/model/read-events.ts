/**
 * Reads a stream of server-sent events: gives the data of each event as it arrives, however the bytes are cut.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  const takeLine = (line: string): string | undefined => {
    if (line === '') {
      const event = data.join('\n')
      const hasData = data.length > 0
      data = []
      return hasData ? event : undefined
    }
    const [, value] = /^data:? ?(.*)$/.exec(line) ?? []
    if (value !== undefined) data.push(value)
    return undefined
  }
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true })
    // A carriage return at the end may be the first half of a line end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const event = takeLine(line)
      if (event !== undefined) yield event
    }
  }
  for (const line of [rest.replace(/\r$/, ''), '']) {
    const event = takeLine(line)
    if (event !== undefined) yield event
  }
}
