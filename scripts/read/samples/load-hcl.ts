import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'

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
export async function loadHcl(): Promise<SampleEngines['hcl']> {
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
