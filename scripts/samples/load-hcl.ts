import type { SampleEngines } from '#lib/samples/parse/sample-engines.ts'

/** Runs what puts things into global names, which are as before when it is done. */
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

// A program compiled from Go: the runtime that it comes with is needed until the first text is parsed, and no longer.
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
