import { type ParseResult, type ParserOptions, parse } from '@babel/parser'
import { javascriptFaults } from '../samples/parse/javascript.ts'
import type { PlaygroundFault } from './result.ts'

const options: ParserOptions = {
  sourceType: 'script',
  plugins: ['jsx'],
  allowReturnOutsideFunction: true,
  errorRecovery: false,
}

/** Statements that show something without a call of `render`: an element, or a component. */
const shownAlone: readonly string[] = ['ExpressionStatement', 'FunctionDeclaration', 'ClassDeclaration']

/** The syntax tree of a sample, and where it begins in the sample's text. */
export interface JsxSample {
  tree: ParseResult
  /** Characters that were put before the text to read it as an expression. */
  shift: number
  /** Whether the sample calls `render` itself; otherwise it is one expression, or one component. */
  callsRender: boolean
}

function isRenderCall(statement: ParseResult['program']['body'][number]): boolean {
  if (statement.type !== 'ExpressionStatement') return false
  const { expression } = statement
  return (
    expression.type === 'CallExpression' &&
    expression.callee.type === 'Identifier' &&
    expression.callee.name === 'render'
  )
}

/** Reads a sample as statements, or as one expression where it is no statement. @throws the parser's error */
export function readJsx(text: string): JsxSample {
  try {
    const tree = parse(text, options)
    return { tree, shift: 0, callsRender: tree.program.body.some(isRenderCall) }
  } catch (error) {
    try {
      return { tree: parse(`(${text}\n)`, options), shift: 1, callsRender: false }
    } catch {
      throw error
    }
  }
}

/** What keeps a sample of `jsx live` from being shown: faults of syntax, or statements that render nothing. */
export function jsxFaults(text: string): PlaygroundFault[] {
  if (text.trim() === '') {
    const message = 'The sample is empty.'
    return [{ part: 'program', line: 1, column: 1, message, hint: 'Write an element, a component, or render(…).' }]
  }
  let sample: JsxSample
  try {
    sample = readJsx(text)
  } catch {
    const faults = javascriptFaults(text, 'javascript')
    if (faults.length > 0) return faults.map((fault) => ({ part: 'program', ...fault }))
    const message = 'This cannot be shown: it imports or exports, or awaits outside a function.'
    return [
      { part: 'program', line: 1, column: 1, message, hint: 'React and its hooks are available without an import.' },
    ]
  }
  const { body } = sample.tree.program
  const [only] = body
  if (sample.callsRender || (body.length === 1 && only !== undefined && shownAlone.includes(only.type))) return []
  const { line = 1, column = 0 } = (body[1] ?? only)?.loc?.start ?? {}
  const message =
    body.length > 1
      ? 'The sample has several statements, and none of them renders something.'
      : 'The sample renders nothing.'
  return [{ part: 'program', line, column: column + 1, message, hint: 'End it with render(<Name />).' }]
}
