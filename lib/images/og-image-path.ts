/** URL path of a page's card image. @example ogImagePath('/a/b') → '/generated/og/a/b.png' */
export function ogImagePath(route: string): string {
  return `/generated/og/${route === '/' ? 'index' : route.slice(1)}.png`
}
