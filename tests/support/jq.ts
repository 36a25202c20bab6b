import type { JqModule } from '#lib/playground/jq-engine.ts'

/** The real jq. */
export async function loadJq(): Promise<JqModule> {
  const { default: createJq } = await import('jq-wasm/dist/build/jq.js')
  return createJq()
}
