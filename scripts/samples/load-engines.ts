import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import { loadHcl, loadShell } from './go-programs.ts'
import { createTreeParser } from './tree-parser.ts'

async function loadPython(): Promise<SampleEngines['python']> {
  const { PositionEncoding, Workspace } = await import('@astral-sh/ruff-wasm-nodejs')
  // Without a rule of style, what it finds are errors of syntax.
  const workspace = new Workspace({ lint: { select: [] } }, PositionEncoding.Utf16)
  type Finding = { message: string; start_location: { row: number; column: number } }
  return async (text) =>
    (workspace.check(text) as Finding[]).map(({ message, start_location }) => ({
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

/** jq leaks some of its stack on each call, and after about 290 it answers nothing: long before, a new one takes over. */
const callsPerInstance = 100

async function loadJq(): Promise<SampleEngines['jq']> {
  const { default: createJq } = await import('jq-wasm/dist/build/jq.js')
  let instance = createJq()
  let calls = 0
  return async (program) => {
    calls += 1
    if (calls % callsPerInstance === 0) instance = createJq()
    try {
      // Without input a program is compiled and never run.
      await (await instance).raw('', program)
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  }
}

/** An engine that is loaded at its first use. */
function lazy<Arguments extends unknown[], Result>(
  load: () => Promise<(...values: Arguments) => Promise<Result>>,
): (...values: Arguments) => Promise<Result> {
  let engine: ReturnType<typeof load> | undefined
  return async (...values) => {
    engine ??= load()
    return (await engine)(...values)
  }
}

/** The parsers that are programs in WASM. */
export function loadEngines(): SampleEngines {
  return {
    shell: lazy(loadShell),
    python: lazy(loadPython),
    go: lazy(loadGo),
    hcl: lazy(loadHcl),
    jq: lazy(loadJq),
    withTree: createTreeParser(),
  }
}
