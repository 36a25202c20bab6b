/** What is measured of a page, in the order of the tables. Bytes are bodies as transferred, compressed by brotli. */
export const browserMetrics = [
  { key: 'contentfulPaint', name: 'Largest Contentful Paint, s', decimals: 2 },
  { key: 'blockingTime', name: 'Total Blocking Time, ms', decimals: 0 },
  { key: 'layoutShift', name: 'Cumulative Layout Shift', decimals: 3 },
  { key: 'requests', name: 'requests', decimals: 0 },
  { key: 'total', name: 'kB in all', decimals: 0 },
  { key: 'html', name: 'kB of HTML', decimals: 1 },
  { key: 'script', name: 'kB of JavaScript', decimals: 0 },
  { key: 'style', name: 'kB of CSS', decimals: 1 },
  { key: 'font', name: 'kB of fonts', decimals: 0 },
  { key: 'other', name: 'kB of data and images', decimals: 1 },
  { key: 'seconds', name: 'from click or key to result, s', decimals: 2 },
] as const

export type BrowserMetric = (typeof browserMetrics)[number]['key']

export type BrowserValues = Partial<Record<BrowserMetric, number>>
