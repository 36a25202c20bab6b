import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { launchArgs } from '../../scripts/machine/launch-args.ts'
import type { MetricValues } from './metrics.ts'

// The default is the mobile preset. Its network and processor are really slowed down while the page loads, instead of
// being computed from a fast load: what counts is what this page did.
const flags: Flags = {
  onlyCategories: ['performance'],
  throttlingMethod: 'devtools',
  disableFullPageScreenshot: true,
  // A busy machine may need several times the time that Lighthouse gives a page.
  maxWaitForFcp: 300_000,
  maxWaitForLoad: 360_000,
  logLevel: 'error',
}

function numberOf({ audits }: Result, id: string): number {
  const value = audits[id]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse has no ${id}: ${audits[id]?.errorMessage ?? 'not measured'}`)
  return value
}

/** Bytes and requests by the kind of resource. */
function resources({ audits }: Result): (kind: string) => { bytes: number; requests: number } {
  const details = audits['resource-summary']?.details
  if (details?.type !== 'table') throw new Error('Lighthouse has no summary of resources')
  return (kind) => {
    const item = details.items.find(({ resourceType }) => resourceType === kind)
    return { bytes: Number(item?.transferSize ?? 0), requests: Number(item?.requestCount ?? 0) }
  }
}

function valuesOf(result: Result): MetricValues {
  const of = resources(result)
  return {
    contentfulPaint: numberOf(result, 'largest-contentful-paint') / 1000,
    blockingTime: numberOf(result, 'total-blocking-time'),
    layoutShift: numberOf(result, 'cumulative-layout-shift'),
    mainThread: numberOf(result, 'mainthread-work-breakdown') / 1000,
    score: (result.categories.performance?.score ?? Number.NaN) * 100,
    requests: of('total').requests,
    total: of('total').bytes / 1000,
    html: of('document').bytes / 1000,
    scripts: of('script').bytes / 1000,
    styles: of('stylesheet').bytes / 1000,
    fonts: of('font').bytes / 1000,
    other: (of('other').bytes + of('image').bytes + of('media').bytes) / 1000,
  }
}

/** Loads a page once in a new browser with empty caches. */
export async function measurePage(executablePath: string, url: string): Promise<MetricValues> {
  const chrome = await launch({ chromePath: executablePath, chromeFlags: [...launchArgs, '--headless=new'] })
  try {
    const run = await lighthouse(url, { ...flags, port: chrome.port })
    if (run === undefined) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr } = run
    if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return valuesOf(lhr)
  } finally {
    chrome.kill()
  }
}
