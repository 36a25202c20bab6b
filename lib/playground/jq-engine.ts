/** jq as a program in WASM: what it prints for an input. It throws what jq reports when nothing was printed. */
export interface JqModule {
  raw: (input: string, program: string, flags?: readonly string[]) => string | Promise<string>
}

export interface JqEngine {
  /** What jq reports about a program, which is compiled and never run; undefined for a right one. */
  compile: (program: string) => Promise<string | undefined>
  /** What a program prints. @throws what jq reports when it prints nothing */
  print: (input: string, program: string, flags: readonly string[]) => Promise<string>
}

/** jq leaks some of its stack on each call, and after about 290 it answers nothing: long before, a new one takes over. */
const callsPerInstance = 100

/** One jq for many programs. @param create makes an instance of the module */
export function createJqEngine(create: () => Promise<JqModule>): JqEngine {
  let instance = create()
  let calls = 0
  const call = async (input: string, program: string, flags: readonly string[]) => {
    calls += 1
    if (calls % callsPerInstance === 0) instance = create()
    return (await instance).raw(input, program, flags)
  }
  return {
    async compile(program) {
      try {
        // Without input a program is compiled and never run.
        await call('', program, [])
        return undefined
      } catch (error) {
        return (error as Error).message
      }
    },
    print: call,
  }
}
