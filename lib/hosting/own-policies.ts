import type { Policy } from './policy.ts'

/** The policy of the worker that runs programs: only this worker may compile WebAssembly. */
export const programPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
}

/**
 * The policy of the document that runs live samples: it cannot load or fetch anything, and only here may strings be
 * evaluated as code. The document has an opaque origin: pages show it in a sandboxed frame, and its header enforces the
 * same.
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
