/** The brand, read from the root element so that scripts don't need the whole configuration. */
export function siteBrand(): string {
  return document.documentElement.dataset.brand ?? ''
}
