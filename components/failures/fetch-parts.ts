const fetched = new Set<string>()

/**
 * Fetches the files of a script before it is imported: most browsers remember a failed import until the page is loaded
 * again, but not a failed request, so the next attempt can succeed. The import then takes them from the HTTP cache.
 * @param base address that relative names are resolved against: all scripts of pages are in one folder
 * @throws if one of them can't be loaded
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script
 */
export async function fetchParts(files: readonly string[], base = import.meta.url): Promise<void> {
  const addresses = files.map((file) => new URL(file, base).href).filter((address) => !fetched.has(address))
  await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address)
      if (!response.ok) throw new Error(`${address} returned ${response.status}.`)
      await response.arrayBuffer()
      fetched.add(address)
    }),
  )
}
