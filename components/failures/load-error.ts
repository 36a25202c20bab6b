const fragmentErrorName = 'FragmentLoadError'

/** The bundler's name of an error for a script that did not load. */
export const chunkErrorName = 'ChunkLoadError'

/** What a page fails with whose HTML cannot be loaded. */
export function fragmentError(src: string, cause: unknown): Error {
  return Object.assign(new Error(`Loading ${src} failed.`, { cause }), { name: fragmentErrorName })
}

/** What a script fails with that cannot be loaded. @see specification, section 8 */
export function chunkError(id: string, cause: unknown): Error {
  return Object.assign(new Error(`Loading chunk ${id} failed.`, { cause }), { name: chunkErrorName })
}

/** Whether something did not arrive, as opposed to a page that fails with all its parts. */
export function isLoadError({ name }: Error): boolean {
  return name === fragmentErrorName || name === chunkErrorName
}

/** The bundler words its error in its own way: its id is the file's name. */
function inOurWords(error: Error): Error {
  const id = error.name === chunkErrorName ? /([^/]+)\.js\b/.exec(error.message)?.[1] : undefined
  return id === undefined ? error : chunkError(id, error)
}

/**
 * The messages of an error and of what caused it, outermost first.
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
