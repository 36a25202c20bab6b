import { Worker } from 'node:worker_threads'
import { createJqEngine } from '#lib/playground/jq-engine.ts'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'
import { askThread } from '../../disk/ask-thread.ts'
import { createTreeParser } from './tree-parser.ts'

interface ShellAnswer {
  diagnostic?: { message: string; offset: number }
  failure?: string
}

/** A parser of shell scripts in a thread. */
function shellInThread(): SampleEngines['shell'] {
  const thread = new Worker(new URL('./shell-thread.mjs', import.meta.url), { execArgv: [] })
  const ask = askThread<{ text: string }, ShellAnswer>(thread)
  return async (text) => {
    const { diagnostic, failure } = await ask({ text })
    if (failure !== undefined) throw new Error(`The parser of shell scripts failed: ${failure}`)
    return diagnostic
  }
}

/** Runs code that sets global variables, and restores them afterwards. */
async function keepingGlobals<T>(names: readonly string[], run: () => Promise<T>): Promise<T> {
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
  try {
    return await run()
  } finally {
    for (const [index, name] of names.entries()) {
      const descriptor = before[index]
      Reflect.deleteProperty(globalThis, name)
      if (descriptor !== undefined) Object.defineProperty(globalThis, name, descriptor)
    }
  }
}

type Parse = (file: string, text: string) => Promise<unknown>

// The parser is compiled from Go: its runtime is only needed until the first text is parsed.
let loading: Promise<Parse> | undefined

function loadOnce(): Promise<Parse> {
  loading ??= keepingGlobals(['Go', 'require'], async () => {
    const { parse } = await import('@cdktn/hcl2json')
    await parse('sample.tf', '')
    return parse
  })
  return loading
}

/** HashiCorp's own parser of HCL. */
async function loadHcl(): Promise<SampleEngines['hcl']> {
  const parse = await loadOnce()
  return async (text) => {
    try {
      await parse('sample.tf', text)
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  }
}

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
