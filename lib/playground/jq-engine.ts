/** jq compiled to WebAssembly. Returns what jq prints for an input; if it prints nothing, throws what jq reports. */
export interface JqModule {
  raw: (input: string, program: string, flags?: readonly string[]) => string | Promise<string>
}

export interface JqEngine {
  /** Compiles a program without running it. Returns jq's error message; undefined if the program is valid. */
  compile: (program: string) => Promise<string | undefined>
  /** Runs a program and returns its output. @throws jq's error message if there is no output */
  print: (input: string, program: string, flags: readonly string[]) => Promise<string>
}

/**
 * Each call leaks some of jq's stack, and after about 290 calls an instance fails. A new instance replaces it well
 * before that.
 */
const callsPerInstance = 100

/**
 * Runs many programs on one jq instance, which is replaced regularly. @param create creates an instance of the module
 */
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
        // Without input, jq compiles a program but does not run it.
        await call('', program, [])
        return undefined
      } catch (error) {
        return (error as Error).message
      }
    },
    print: call,
  }
}
