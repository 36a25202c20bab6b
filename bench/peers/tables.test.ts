import { expect, test } from 'vitest'
import type { BuildFigures } from './measure-build.ts'
import type { Results } from './results.ts'
import { peerTables } from './tables.ts'

const build = (cpuSeconds: number, load = 1): BuildFigures => {
  const usage = { cpuSeconds, wallSeconds: cpuSeconds / 2, peakBytes: 5e8, load }
  return { cold: usage, changed: { ...usage, cpuSeconds: cpuSeconds / 10 }, outputBytes: 2e6, outputFiles: 20 }
}

test('tells builds, growth and pages, medians first, and what is missing', () => {
  const results: Results = {
    '3000': { pages: 3001, engines: { ours: { title: 'ours', builds: [build(35)] } } },
    '600': {
      pages: 601,
      engines: {
        peer: { title: 'Peer', builds: [build(22)], failures: { dev: 'It never answered' } },
        ours: {
          title: 'ours',
          builds: [build(9), build(11, 3), build(30, 9)],
          browser: [{ kind: 'home page', values: { script: 120, contentfulPaint: 1.5 } }],
        },
      },
    },
  }
  expect(peerTables(results, ['ours', 'peer', 'other'])).toMatchInlineSnapshot(`
    "| 601 pages | ours ÷ Peer |
    | --- | --- |
    | cold build, CPU s | **0.50** (11.0 ÷ 22.0) |
    | cold build, s | **0.50** (5.5 ÷ 11.0) |
    | one page changed, CPU s | **0.50** (1.1 ÷ 2.2) |
    | one page changed, s | **0.50** (5.5 ÷ 11.0) |
    | peak memory of a cold build, MB | **1.00** (500 ÷ 500) |
    | output, MB | **1.00** (2.0 ÷ 2.0) |
    | output, files | **1.00** (20 ÷ 20) |

    Load while building: ours 3.0, Peer 1.0.

    Peer has no figures for “dev”: It never answered

    | 3001 pages | ours ÷ Peer |
    | --- | --- |
    | cold build, CPU s | (35.0 ÷ –) |
    | cold build, s | (17.5 ÷ –) |
    | one page changed, CPU s | (3.5 ÷ –) |
    | one page changed, s | (17.5 ÷ –) |
    | peak memory of a cold build, MB | (500 ÷ –) |
    | output, MB | (2.0 ÷ –) |
    | output, files | (20 ÷ –) |

    Load while building: ours 1.0.

    | CPU ms for a page more | ours ÷ Peer |
    | --- | --- |
    | from 601 to 3001 pages | (10.0 ÷ –) |

    | home page, of 601 pages | ours ÷ Peer |
    | --- | --- |
    | Largest Contentful Paint, s | (1.50 ÷ –) |
    | kB of JavaScript | (120 ÷ –) |"
  `)
})
