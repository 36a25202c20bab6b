/**
 * A file of the site, for a worker.
 * @throws when it cannot be had: a host may answer with its own page
 */
export async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: the server answered with status ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}
