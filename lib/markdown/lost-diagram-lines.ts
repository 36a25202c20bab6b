import { parseMermaid, renderMermaidSVG } from 'beautiful-mermaid'

/** A line of a diagram that the renderer leaves out, or draws as something else, without saying so. */
export interface LostLine {
  /** 1-based, in the diagram. */
  line: number
  text: string
  reason: 'not-read' | 'never-ended' | 'ends-nothing'
}

type IsRead = (line: string, numberOfLine: number) => boolean

/** An ID that a line can name after its last node only if the parser has read the line to its end. */
const endMark = 'end-of-line'
const flowStyles = /^(?:(?:classDef|class|style|linkStyle|subgraph)\s+\S|direction\s+(?:TD|TB|LR|BT|RL)$|end$)/i
const arrow = /-->|-\.->|==>/

/** The parser stops at what it doesn't know, drops the rest of the line, and lets a label run to the next bracket. */
function isReadInFlowchart(line: string): boolean {
  if (flowStyles.test(line)) return true
  const { nodes } = parseMermaid(`flowchart LR\n${line.replace(/;$/, '')} & ${endMark}`)
  return nodes.has(endMark) && [...nodes.values()].every(({ id, label }) => /\w/.test(id) && !arrow.test(label))
}

function isReadInStates(line: string): boolean {
  if (/^(?:\}|direction\s|linkStyle\s)/.test(line)) return true
  const { nodes, subgraphs } = parseMermaid(`stateDiagram-v2\n${line}\n}`)
  return nodes.size > 0 || subgraphs.length > 0
}

/** The parser of sequence diagrams is not exported; these are the statements that it reads. */
const sequenceStatements = [
  /^(?:participant|actor)\s+\S+(?:\s+as\s+.+)?$/,
  /^note\s+(?:left of|right of|over)\s+[^:]+:\s*\S/i,
  /^(?:loop|alt|opt|par|critical|break|rect|else|and|end)\b/,
  /^\S+?\s*--?(?:>>?|[)x])\s*[+-]?\S+?\s*:\s*\S/,
]

const isReadInSequence: IsRead = (line) => sequenceStatements.some((pattern) => pattern.test(line))

/** Other diagrams are drawn again without the line: one that was read has changed the drawing. */
function readsByDrawing(lines: readonly string[]): IsRead {
  const draw = (without?: number) => renderMermaidSVG(lines.filter((_, index) => index !== without).join('\n'))
  const whole = draw()
  return (line, number) => {
    if (/^(?:[\]}]|class\s+\S+)$/.test(line)) return true
    try {
      return draw(number - 1) !== whole
    } catch {
      return true
    }
  }
}

/** How the lines of a kind of diagram are read, and what opens a block that “end” closes. */
function rulesFor(header: string, lines: readonly string[]): { isRead: IsRead; block?: RegExp } {
  if (/^(?:graph|flowchart)\b/i.test(header)) return { isRead: isReadInFlowchart, block: /^subgraph\s/ }
  if (/^stateDiagram/i.test(header)) return { isRead: isReadInStates }
  if (/^sequenceDiagram/i.test(header)) {
    return { isRead: isReadInSequence, block: /^(?:loop|alt|opt|par|critical|break|rect)\b/ }
  }
  return { isRead: readsByDrawing(lines) }
}

/**
 * Finds the lines of a diagram that the renderer drops silently, so that readers would miss nodes and edges.
 * @param source a diagram that can be drawn
 */
export function lostDiagramLines(source: string): LostLine[] {
  const lines = source.split('\n').map((text) => text.trim())
  const isStatement = (text: string) => text !== '' && !text.startsWith('%%')
  const first = lines.findIndex(isStatement)
  const { isRead, block } = rulesFor(lines[first] ?? '', lines)
  const open: LostLine[] = []
  const lost: LostLine[] = []
  for (const [index, text] of lines.entries()) {
    if (index <= first || !isStatement(text)) continue
    const line = index + 1
    if (!isRead(text, line)) lost.push({ line, text, reason: 'not-read' })
    else if (block?.test(text)) open.push({ line, text, reason: 'never-ended' })
    else if (block !== undefined && text === 'end' && open.pop() === undefined) {
      lost.push({ line, text, reason: 'ends-nothing' })
    }
  }
  return [...lost, ...open].sort((a, b) => a.line - b.line)
}
