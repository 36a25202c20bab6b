import type { PlainPage } from './plain-page.ts'
import { type SeededRandom, seededRandom } from './random.ts'

const nouns =
  'service team blueprint entity relation action run scorecard rule level page widget query mapping event'.split(' ')
const verbs = 'creates reads updates deletes finds counts groups checks sends receives approves declines'.split(' ')
const adjectives = 'new old nested missing required optional large small shared private public daily'.split(' ')

function sentence(random: SeededRandom): string {
  const [a, b, c] = [random.pick(nouns), random.pick(nouns), random.pick(nouns)]
  const start = random.pick(['A', 'Each', 'Every', 'The'])
  return `${start} ${random.pick(adjectives)} ${a} ${random.pick(verbs)} the ${b} of its ${random.pick(adjectives)} ${c}.`
}

const paragraph = (random: SeededRandom) =>
  Array.from({ length: 3 + random.below(4) }, () => sentence(random)).join(' ')

const samples: readonly ((random: SeededRandom) => string)[] = [
  (random) => {
    const name = random.pick(nouns)
    return `\`\`\`json title="${name}.json"\n{\n  "name": "${name}-${random.below(100)}",\n  "count": ${random.below(1000)},\n  "tags": ["${random.pick(nouns)}", "${random.pick(nouns)}"]\n}\n\`\`\``
  },
  (random) =>
    `\`\`\`yaml\n${random.pick(nouns)}:\n  name: ${random.pick(nouns)}\n  steps:\n    - run: ${random.pick(verbs)}\n    - run: ${random.pick(verbs)}\n\`\`\``,
  (random) =>
    `\`\`\`python\nfor ${random.pick(nouns)} in range(${random.below(50)}):\n    print("${random.pick(nouns)}")\n\`\`\``,
  (random) => `\`\`\`shell\nfor name in ${random.pick(nouns)} ${random.pick(nouns)}; do echo "$name"; done\n\`\`\``,
]

function table(random: SeededRandom): string {
  const rows = Array.from(
    { length: 4 },
    (_, row) => `| \`${random.pick(nouns)}${row}\` | string | ${sentence(random)} |`,
  )
  return ['| Field | Type | Meaning |', '|---|---|---|', ...rows].join('\n')
}

const pagesPerSection = 40

/** The path of the page with this number. @example syntheticPath(41) → 'section-1/page-41' */
function syntheticPath(index: number): string {
  return `section-${Math.floor(index / pagesPerSection)}/page-${index}`
}

/** Pages of about 7 KB, the same for the same numbers. Links name pages that exist. */
function syntheticPages(count: number, seed = 1): PlainPage[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    const sections = Array.from({ length: 5 }, (_, number) => {
      const link = syntheticPath(random.below(count))
      return [
        `## ${random.pick(adjectives)} ${random.pick(nouns)} ${number}`.replace(/## ./, (start) => start.toUpperCase()),
        paragraph(random),
        `${sentence(random)} See [another page](/${link}).`,
        random.pick(samples)(random),
        `- ${sentence(random)}\n- ${sentence(random)}\n- ${sentence(random)}`,
        number % 2 === 0 ? table(random) : paragraph(random),
      ].join('\n\n')
    })
    return {
      path: syntheticPath(index),
      title: `Page ${index}: the ${random.pick(adjectives)} ${random.pick(nouns)}`,
      description: `What you can do with page ${index} once you have read it, in one sentence of the usual length`,
      body: [paragraph(random), ...sections].join('\n\n'),
    }
  })
}

/** The given number of synthetic pages, and a home page that links to them. */
export function syntheticSite(count: number): PlainPage[] {
  const pages = syntheticPages(count)
  const home: PlainPage = {
    path: 'index',
    title: 'Synthetic site',
    description: 'Where the pages of this synthetic site begin, so that every engine has a home page',
    body: `## Start\n\nBegin with [the first page](/${pages[0]?.path}).`,
  }
  return [home, ...pages]
}
