import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'

const require = createRequire(import.meta.url)

// Programs compiled from Go come with a runtime that they put into global names and take from there, each its own. So they
// take turns. The shell's stays as `Go`: it is asked for with each text. All else is gone when a program is loaded.

let turn: Promise<unknown> = Promise.resolve()

function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const result = turn.then(run)
  turn = result.catch(() => undefined)
  return result
}

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

/** The shell parser of mvdan/sh. Its module is compiled once; each text gets an instance of its own. */
export async function loadShell(): Promise<SampleEngines['shell']> {
  const { getProcessor, ParseError } = await inTurn(() => keepingGlobals(['require'], () => import('sh-syntax')))
  const compiled = await WebAssembly.compile(readFileSync(require.resolve('sh-syntax/main.wasm')))
  const parse = getProcessor((imports) => WebAssembly.instantiate(compiled, imports))
  return (text) =>
    inTurn(async () => {
      try {
        await parse(text)
        return undefined
      } catch (error) {
        if (!(error instanceof ParseError)) throw error
        return { message: error.Text, offset: error.Pos?.Offset ?? 0 }
      }
    })
}

/** HashiCorp's own parser of HCL. */
export async function loadHcl(): Promise<SampleEngines['hcl']> {
  const parse = await inTurn(() =>
    keepingGlobals(['Go', 'require'], async () => {
      const hcl = await import('@cdktn/hcl2json')
      await hcl.parse('sample.tf', '')
      return hcl.parse
    }),
  )
  return async (text) => {
    try {
      await parse('sample.tf', text)
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  }
}
