import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FontName, fontFile } from '../disk/font-file.ts'
import { shortHash } from '../disk/hash.ts'
import { openStore, type Store } from '../disk/store.ts'
import { removeOtherFiles, writeBytesIfChanged } from '../disk/write-file.ts'
import { codeFallbackRules, fallbackRules } from './fallback-faces.ts'
import { englishCharacters, otherCharacters, unicodeRange } from './font-characters.ts'
import { subsetFont } from './subset-font.ts'
import { toWoff2 } from './woff2.ts'

const url = '/assets/fonts'

interface SiteFont {
  name: FontName
  /** The weights that the styles use, as in `font-weight`. */
  weights: readonly [number, number] | readonly [number]
  features: readonly string[]
}

const fonts: readonly SiteFont[] = [
  {
    name: 'body',
    weights: [400, 700],
    features: ['kern', 'liga'],
  },
  {
    name: 'display',
    weights: [650],
    features: ['kern'],
  },
  {
    name: 'code',
    weights: [400, 700],
    // Code is shown without ligatures.
    features: [],
  },
]

/** Files of each font: the one that every page needs, and the one that only pages with other characters load. */
const parts = [
  { suffix: '', characters: englishCharacters, range: '' },
  { suffix: '-latin', characters: otherCharacters, range: `;unicode-range:${unicodeRange(otherCharacters)}` },
] as const

const preloaded: readonly string[] = ['body', 'display', 'code']

const families =
  ':root{--font-body:body,body-arial,body-roboto;' +
  '--font-display:display,display-arial,display-roboto;' +
  '--font-code:code,code-consolas,code-mono,ui-monospace,monospace}'

interface WrittenFonts {
  /**
   * `@font-face` rules of what a reader sees first, and the properties `--font-body`, `--font-display`, and
   * `--font-code`.
   */
  css: string
  /** Rules of the font for code, and of the files for rare characters. */
  rest: string
  /** URLs of the files that every page needs at once. */
  preload: string[]
}

async function writeFiles(folder: string): Promise<string[]> {
  const jobs = fonts.flatMap((font) => parts.map((part) => ({ ...font, ...part })))
  return Promise.all(
    jobs.map(async ({ name, suffix, characters, weights: [minWeight, maxWeight = minWeight], features }) => {
      const font = readFileSync(fontFile(name))
      const bytes = await toWoff2(await subsetFont(font, { characters, minWeight, maxWeight, features }))
      const file = `${name}${suffix}.${shortHash(bytes)}.woff2`
      writeBytesIfChanged(join(folder, file), bytes)
      return file
    }),
  )
}

function fileOf(files: readonly string[], name: string): string {
  const file = files.find((path) => path.startsWith(`${name}.`))
  if (file === undefined) throw new Error(`The font ${name} was not written`)
  return `${url}/${file}`
}

/** Font rules in two groups: those that every page needs at once, and all others. */
function faceRules(files: readonly string[]): { first: string; others: string } {
  let [first, others] = ['', '']
  for (const { name, weights } of fonts) {
    for (const { suffix, range } of parts) {
      const source = `url(${fileOf(files, name + suffix)})`
      const rule = `@font-face{font-family:${name};font-weight:${weights.join(' ')};font-display:optional;src:${source}${range}}`
      if (suffix === '' && preloaded.includes(name)) first += rule
      else others += rule
    }
  }
  return { first, others }
}

/**
 * Writes the site's fonts below `public/`, with only the characters, weights, and features that pages use, and removes
 * earlier ones. A font that arrives late isn't used on that page (`font-display: optional`), so that no text moves.
 * With `swap`, operation pages shifted by 0.02 when the font of code arrived, although its fallback is as wide.
 */
export async function writeFonts(root: string, store: Store = openStore(root)): Promise<WrittenFonts> {
  const folder = join(root, 'public', url)
  const { files } = await store.keepFiles('fonts', [], folder, () => writeFiles(folder))
  removeOtherFiles(folder, files)
  const { first, others } = faceRules(files)
  return {
    css: first + fallbackRules + families,
    rest: others + codeFallbackRules,
    preload: preloaded.map((name) => fileOf(files, name)),
  }
}
