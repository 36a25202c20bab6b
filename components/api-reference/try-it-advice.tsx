import type { IMediaTypeContent } from '@stoplight/types'
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { useEffect, useState } from 'react'
import { schemaProblems } from '#lib/api/schema-problems.ts'
import { formatPointer } from '#lib/diagnostics/json-pointer.ts'
import { placeOfOffset } from '#lib/diagnostics/text-place.ts'
import { withCode } from './with-code.tsx'

/** The body is checked once the reader hasn't typed for this long. */
const typingPauseMs = 700

/** More problems than this say that the body is another one. */
const mostShown = 8

/** Something in a body that its schema doesn't allow, and the part of the text with it. */
interface Advice {
  text: string
  line: number
  path: string
  start: number
  end: number
}

function nodeOf(tree: Node | undefined, steps: readonly string[]): Node | undefined {
  return steps.reduce<Node | undefined>((node, step) => {
    if (node === undefined) return undefined
    return findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step])
  }, tree)
}

/** What the schema of a body doesn't allow in its text; nothing if the text isn't JSON. */
export function adviceFor(text: string, schema: IMediaTypeContent['schema']): Advice[] {
  if (text.trim() === '') return []
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return []
  }
  const tree = parseTree(text)
  const found = schemaProblems(schema, value).map(({ steps, key, keyword, text: says }): Advice => {
    const holder = nodeOf(tree, steps)
    const property =
      key === undefined || keyword === 'required' ? undefined : nodeOf(holder, [key])?.parent?.children?.[0]
    const { offset = 0, length = 0 } = property ?? holder ?? {}
    const end = keyword === 'required' ? offset + 1 : offset + length
    const path = formatPointer(key === undefined ? steps : [...steps, key])
    return { text: says, line: placeOfOffset(text, offset).line, path, start: offset, end }
  })
  return found.toSorted((a, b) => a.start - b.start)
}

/** The advice about a text, once the reader has stopped typing. Until then, that about the text before. */
function useAdvice(text: string, schema: IMediaTypeContent['schema']): Advice[] {
  const [advice, setAdvice] = useState<Advice[]>([])
  useEffect(() => {
    const timer = setTimeout(() => setAdvice(adviceFor(text, schema)), typingPauseMs)
    return () => clearTimeout(timer)
  }, [text, schema])
  return advice
}

interface Props {
  text: string
  schema: IMediaTypeContent['schema']
  /** Selects a part of the text in the editor. */
  onShow: (start: number, end: number) => void
}

/** What doesn't fit the schema, below the editor: each entry leads to its place. The call can be sent as it is. */
export function BodyAdvice({ text, schema, onShow }: Props) {
  const advice = useAdvice(text, schema)
  const [first] = advice
  const count = advice.length === 1 ? 'One thing doesn’t' : `${advice.length} things don’t`
  return (
    <div className="try-it-advice">
      <p role="status">
        {first === undefined ? null : (
          <>
            {count} fit the schema. You can still send the request.
            <span className="try-it-unseen"> {`Line ${first.line}: ${first.text}`}</span>
          </>
        )}
      </p>
      {first === undefined ? null : (
        <ul>
          {advice.slice(0, mostShown).map((one) => (
            <li key={`${one.path} ${one.text}`}>
              <button type="button" onClick={() => onShow(one.start, one.end)}>
                Line {one.line}: {withCode(one.text)}{' '}
                {one.path === '' ? null : <code className="try-it-path">{one.path}</code>}
              </button>
            </li>
          ))}
          {advice.length > mostShown ? <li>And {advice.length - mostShown} more.</li> : null}
        </ul>
      )}
    </div>
  )
}
