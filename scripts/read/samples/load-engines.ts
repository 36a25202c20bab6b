import { createJqEngine } from '#lib/playground/jq-engine.ts'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import { loadHcl } from './load-hcl.ts'
import { shellInThread } from './shell-in-thread.ts'
import { createTreeParser } from './tree-parser.ts'

async function loadPython(): Promise<SampleEngines['python']> {
  const { PositionEncoding, Workspace } = await import('@astral-sh/ruff-wasm-nodejs')
  // Without style rules, it reports only syntax errors.
  const workspace = new Workspace({ lint: { select: [] } }, PositionEncoding.Utf16)
  type ParserDiagnostic = { message: string; start_location: { row: number; column: number } }
  return async (text) =>
    (workspace.check(text) as ParserDiagnostic[]).map(({ message, start_location }) => ({
      message,
      line: start_location.row,
      column: start_location.column,
    }))
}

async function loadGo(): Promise<SampleEngines['go']> {
  const { format } = await import('@wasm-fmt/gofmt')
  return async (text) => {
    try {
      format(text)
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  }
}

async function loadJq(): Promise<SampleEngines['jq']> {
  const { default: createJq } = await import('jq-wasm/dist/build/jq.js')
  return createJqEngine(createJq).compile
}

/** Creates an engine that is loaded on first use. */
function lazy<Arguments extends unknown[], Result>(
  load: () => Promise<(...values: Arguments) => Promise<Result>>,
): (...values: Arguments) => Promise<Result> {
  let engine: ReturnType<typeof load> | undefined
  return async (...values) => {
    engine ??= load()
    return (await engine)(...values)
  }
}

/** The parsers that run as WASM. */
export function loadEngines(): SampleEngines {
  return {
    shell: lazy(async () => shellInThread()),
    python: lazy(loadPython),
    go: lazy(loadGo),
    hcl: lazy(loadHcl),
    jq: lazy(loadJq),
    withTree: createTreeParser(),
  }
}
