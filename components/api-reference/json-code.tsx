import { codeColors } from '#lib/markdown/code-theme.ts'
import type { ColoredPart } from './recolor-code.ts'

type ColorName = (typeof codeColors)[number]['name']

const look = (name: ColorName) => `t${codeColors.findIndex((color) => color.name === name)}`
const [property, string, number, punctuation] = [look('property'), look('string'), look('number'), look('punctuation')]

/** A string and the colon of a key, a word or a number, or signs. */
const tokens = /("(?:\\.|[^"\\])*"?)(?=(\s*:)?)|[\w.+-]+|[^\w\s"]+/g

function lookOf([text, quoted, colon]: RegExpMatchArray): string {
  if (quoted !== undefined) return colon === undefined ? string : property
  return /^\w|^-/.test(text) ? number : punctuation
}

/** A line of JSON in the colors of the site's samples. */
export function jsonParts(line: string): ColoredPart[] {
  const parts: ColoredPart[] = []
  let end = 0
  for (const match of line.matchAll(tokens)) {
    parts.push({ look: '', text: line.slice(end, match.index) }, { look: lookOf(match), text: match[0] })
    end = match.index + match[0].length
  }
  return [...parts, { look: '', text: line.slice(end) }].filter(({ text }) => text !== '')
}

/** More lines than this have no colors, which would take seconds. */
const mostLines = 5000

interface Props {
  text: string
  isJson: boolean
  /** Number of a line that is marked. */
  problemLine?: number | undefined
}

/** The numbered lines of a body. */
export function CodeLines({ text, isJson, problemLine }: Props) {
  const lines = text.split('\n')
  if (lines.length > mostLines) return text
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to tell them apart
    <div key={at} data-problem={at + 1 === problemLine ? '' : undefined}>
      {(isJson ? jsonParts(line) : [{ look: '', text: line }]).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <span key={index} className={part.look}>
          {part.text}
        </span>
      ))}
    </div>
  ))
}
