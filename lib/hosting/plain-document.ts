/**
 * What the framework adds to a document for its runtime: scripts, hints to load them, data for hydration, and boundary
 * markers. The site's own data scripts have a type, and its own script files aren't in the framework's folder.
 */
const frameworkParts = [
  /<script\b[^>]* src="\/_next\/[^"]*"[^>]*><\/script>/g,
  /<link\b[^>]* href="\/_next\/[^"]*"[^>]*>/g,
  /<script\b(?![^>]* (?:src|type)=)[^>]*>(?:[^<]|<(?!\/script))*?(?:__next_|\$R[A-Z]|\["TURBOPACK"\])(?:[^<]|<(?!\/script))*?<\/script>/g,
  /<meta name="next-size-adjust"[^>]*>/g,
  // They repeat the properties of Open Graph, which are read in their place.
  /<meta name="twitter:(?!card")[^>]*>/g,
  /<!--\/?\$[!?]?-->|<!-- -->|<div hidden="">(?:<!--\/?\$-->)*<\/div>/g,
]

/**
 * A document as readers get it: HTML without the framework's runtime. The site's own script adds all behavior, so the
 * runtime would only load, and render a second time what is already there.
 * @throws if something of the runtime is left, because the framework writes it in another form
 */
export function plainDocument(html: string): string {
  let plain = html
  for (const part of frameworkParts) plain = plain.replaceAll(part, '')
  const left = /<script\b[^>]*_next\/|self\.__next_/.exec(plain)
  if (left !== null)
    throw new Error(`The framework's runtime is left in a document: ${plain.slice(left.index, left.index + 80)}`)
  return plain
}
