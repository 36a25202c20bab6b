import type { Policy } from './policy.ts'

/** The policy of the worker that runs programs: only there may WebAssembly be compiled. */
export const programPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
}

/**
 * The policy of the document in which live samples run: it loads and calls nothing, and only there may text become code. It
 * has no origin: pages show it in a frame with `sandbox`, and its header says the same.
 * @param scripts hashes of its own scripts
 */
export function previewPolicy(scripts: readonly string[]): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': [...scripts, "'unsafe-eval'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    sandbox: ['allow-scripts'],
  }
}
