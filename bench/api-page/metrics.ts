/** What is measured on each load, in the order of the table: its name there, and its decimals. */
export const metrics = {
  contentfulPaint: { name: 'Largest Contentful Paint, s', decimals: 2 },
  blockingTime: { name: 'Total Blocking Time, ms', decimals: 0 },
  layoutShift: { name: 'Cumulative Layout Shift', decimals: 3 },
  mainThread: { name: 'main thread at work, s', decimals: 2 },
  score: { name: 'performance score (more is better)', decimals: 0 },
  requests: { name: 'requests', decimals: 0 },
  total: { name: 'kB in all', decimals: 0 },
  html: { name: 'kB of HTML', decimals: 1 },
  scripts: { name: 'kB of JavaScript', decimals: 0 },
  styles: { name: 'kB of CSS', decimals: 1 },
  fonts: { name: 'kB of fonts', decimals: 0 },
  other: { name: 'kB of data and images', decimals: 1 },
} as const

export type Metric = keyof typeof metrics

export type MetricValues = Readonly<Record<Metric, number>>
