const fragmentErrorName = 'FragmentLoadError'

/** The bundler's error name for a script that did not load. */
export const chunkErrorName = 'ChunkLoadError'

/** The error for a page whose HTML can't be loaded. */
export function fragmentError(src: string, cause: unknown): Error {
  return Object.assign(new Error(`Loading ${src} failed.`, { cause }), { name: fragmentErrorName })
}

/** The error for a script that can't be loaded. @see specification, section 8 */
export function chunkError(id: string, cause: unknown): Error {
  return Object.assign(new Error(`Loading chunk ${id} failed.`, { cause }), { name: chunkErrorName })
}

/** Whether something could not be loaded, as opposed to an error in a page that has loaded completely. */
export function isLoadError({ name }: Error): boolean {
  return name === fragmentErrorName || name === chunkErrorName
}

/** Rewords the bundler's error, with the file name as the ID. */
function inOurWords(error: Error): Error {
  const id = error.name === chunkErrorName ? /([^/]+)\.js\b/.exec(error.message)?.[1] : undefined
  return id === undefined ? error : chunkError(id, error)
}

/**
 * The messages of an error and its causes, outermost first.
 * @see specification, section 8
 */
export function errorText(thrown: unknown): string {
  const messages: string[] = []
  let error = thrown instanceof Error ? inOurWords(thrown) : thrown
  while (error instanceof Error) {
    messages.push(error.message)
    error = error.cause
  }
  return messages.join(' Cause: ')
}
