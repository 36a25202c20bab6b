/** Address of the card image of a page. @example ogImagePath('/a/b') → '/generated/og/a/b.png' */
export function ogImagePath(route: string): string {
  return `/generated/og/${route === '/' ? 'index' : route.slice(1)}.png`
}
