/** Start and end of an inline script with a piece of page data. The framework escapes every “<” in between. */
const push = '<script>self.__next_f.push('
const end = ')</script>'
/** The first of these scripts, which announces that pieces follow. */
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'

/** Type of a script element that contains data: the browser does not run it, and no policy needs its hash. */
const dataType = 'text/x-component'

/** Hands over all pieces in order. The framework accepts them before or after its own scripts have loaded. */
export const dataReader = `(self.__next_f=self.__next_f||[]).push([0]);document.querySelectorAll('script[type="${dataType}"]').forEach(function(s){self.__next_f.push(JSON.parse(s.textContent))})`

/**
 * Turns the inline scripts that pass a page's data to the framework into data elements and one script that is the same
 * on every page. One short list of hashes then covers all pages.
 * @example withDataBlocks('…<script>self.__next_f.push([1,"a"])</script></body>')
 * → '…<script type="text/x-component">[1,"a"]</script><script>…</script></body>'
 * @throws if the framework writes its data in another format
 */
export function withDataBlocks(html: string): string {
  const first = html.indexOf(start)
  if (first === -1) return html
  const parts = [html.slice(0, first)]
  let at = first + start.length
  let last = parts.length
  for (let next = html.indexOf(push, at); next !== -1; next = html.indexOf(push, at)) {
    const from = next + push.length
    const to = html.indexOf(end, from)
    const data = html.slice(from, to)
    if (to === -1 || !isPiece(data))
      throw new Error(`The framework's page data has an unknown format: ${data.slice(0, 60)}`)
    parts.push(html.slice(at, next), `<script type="${dataType}">${data}</script>`)
    last = parts.length
    at = to + end.length
  }
  parts.splice(last, 0, `<script>${dataReader}</script>`)
  return [...parts, html.slice(at)].join('')
}

/** Whether a JSON text is an array that starts with a number, usually followed by a string. */
function isPiece(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) && typeof value[0] === 'number' && !json.includes('<')
  } catch {
    return false
  }
}
