/** The brand, as the root element names it: scripts in the browser need not load the whole configuration for it. */
export function siteBrand(): string {
  return document.documentElement.dataset.brand ?? ''
}
