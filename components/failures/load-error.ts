const pageErrorName = 'PageLoadError'
const chunkErrorName = 'ChunkLoadError'

export function pageError(path: string, cause: unknown): Error {
  return Object.assign(new Error(`Loading ${path} failed.`, { cause }), { name: pageErrorName })
}

/** The error for a script that can't be loaded. @see specification, section 8 */
export function chunkError(id: string, cause: unknown): Error {
  return Object.assign(new Error(`Loading chunk ${id} failed.`, { cause }), { name: chunkErrorName })
}

/** Whether something could not be loaded, as opposed to an error in a page that has loaded completely. */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && (error.name === pageErrorName || error.name === chunkErrorName)
}

/** The messages of an error and its causes, outermost first. @see specification, section 8 */
export function errorText(thrown: unknown): string {
  const messages: string[] = []
  let error = thrown
  while (error instanceof Error) {
    messages.push(error.message)
    error = error.cause
  }
  return messages.join(' Cause: ')
}
