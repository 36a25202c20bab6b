/**
 * Fetches a file of the site, for a worker.
 * @throws if the server responds with an error status, whose body may be an HTML page
 */
export async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: the server answered with status ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}
