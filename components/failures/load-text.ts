/** Loads a text of this site. @throws if the server doesn't return it */
export async function loadText(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`Loading ${path} failed with status ${response.status}.`)
  return response.text()
}
