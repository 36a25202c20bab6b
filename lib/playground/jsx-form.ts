import { type ParseResult, type ParserOptions, parse } from '@babel/parser'
import { javascriptDiagnostics } from '../samples/parse/javascript.ts'
import type { PlaygroundDiagnostic } from './result.ts'

const options: ParserOptions = {
  sourceType: 'script',
  plugins: ['jsx'],
  allowReturnOutsideFunction: true,
  errorRecovery: false,
}

/** Statements that can be rendered without a call of `render`: an element, or a component. */
const shownAlone: readonly string[] = ['ExpressionStatement', 'FunctionDeclaration', 'ClassDeclaration']

/** The syntax tree of a sample, and where it starts in the sample's text. */
interface JsxSample {
  tree: ParseResult
  /** Number of characters inserted before the text to parse it as an expression. */
  shift: number
  /** Whether the sample calls `render` itself; otherwise it is a single expression or component. */
  callsRender: boolean
}

function isRenderCall(statement: ParseResult['program']['body'][number]): boolean {
  if (statement.type !== 'ExpressionStatement') return false
  const { expression } = statement
  const callee = expression.type === 'CallExpression' ? expression.callee : undefined
  return callee?.type === 'Identifier' && callee.name === 'render'
}

/** Parses a sample as statements or, if that fails, as a single expression. @throws the parser's error */
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

/** Reports why a `jsx live` sample cannot be rendered: syntax errors, or statements that render nothing. */
export function jsxDiagnostics(text: string): PlaygroundDiagnostic[] {
  if (text.trim() === '') {
    const message = 'The sample is empty.'
    return [{ part: 'program', line: 1, column: 1, message, hint: 'Write an element, a component, or render(…).' }]
  }
  let sample: JsxSample
  try {
    sample = readJsx(text)
  } catch {
    const diagnostics = javascriptDiagnostics(text, 'javascript')
    if (diagnostics.length > 0) return diagnostics.map((diagnostic) => ({ part: 'program', ...diagnostic }))
    const message = 'This cannot be shown: it imports or exports, or awaits outside a function.'
    const hint = 'React and its hooks are available without an import.'
    return [{ part: 'program', line: 1, column: 1, message, hint }]
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
