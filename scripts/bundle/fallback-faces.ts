/** A font that may be installed, scaled so that its lines are as long and as high as those of the site's font. */
interface FallbackFace {
  family: string
  /** Full names of fonts. The first that is installed is used. */
  local: readonly string[]
  weight: string
  /** Average width of the site's font, in percent of the installed one. */
  sizePercent: number
  /** Of the site's font, in units of which 1,000 are its size. */
  ascent: number
  descent: number
}

const body = { ascent: 1000, descent: 303 }
const display = { ascent: 930, descent: 270 }
const code = { ascent: 1020, descent: 300 }
const arial = ['Arial', 'Liberation Sans']
const arialBold = ['Arial Bold', 'Liberation Sans Bold']
// All of them are 0.6 of their size wide, as JetBrains Mono is.
const mono = ['Menlo Regular', 'Liberation Mono', 'DejaVu Sans Mono', 'Droid Sans Mono', 'Courier New']

/**
 * Fonts that pages are shown in until the site's own have loaded. Windows, macOS, and iOS have Arial, most Linux
 * systems have Liberation Sans, whose characters are as wide, and Android has only Roboto.
 *
 * `sizePercent` is the sum of the advance widths, kerning included, of all text of `content/` without code, set in the
 * site's font, divided by the same sum for the installed font. Body was set in 400 against regular and in 600 against
 * bold, with the pages' prose; display was set in 650 against bold, with their titles and headings. By widths and
 * frequencies of characters alone, which a test computes from `docs/`, they differ by less than 2 %. Monospaced fonts
 * have one width: Consolas has 1126/2048. The heights are those of the `hhea` tables, which are the same as the
 * typographic ones.
 */
export const fallbackFaces: readonly FallbackFace[] = [
  { family: 'body-arial', local: arial, weight: '400 550', sizePercent: 100.5, ...body },
  { family: 'body-arial', local: arialBold, weight: '551 700', sizePercent: 94.5, ...body },
  { family: 'body-roboto', local: ['Roboto'], weight: '400 700', sizePercent: 101, ...body },
  { family: 'display-arial', local: arialBold, weight: '650', sizePercent: 101.9, ...display },
  { family: 'display-roboto', local: ['Roboto Bold', 'Roboto'], weight: '650', sizePercent: 108.2, ...display },
  { family: 'code-consolas', local: ['Consolas'], weight: '400', sizePercent: 109.1, ...code },
  { family: 'code-mono', local: mono, weight: '400', sizePercent: 100, ...code },
]

const percent = (value: number) => `${Number(value.toFixed(1))}%`

function ruleOf({ family, local, weight, sizePercent, ascent, descent }: FallbackFace): string {
  const height = (units: number) => percent((units * 10) / sizePercent)
  const source = local.map((name) => `local("${name}")`).join()
  const metrics = `size-adjust:${percent(sizePercent)};ascent-override:${height(ascent)};descent-override:${height(descent)};line-gap-override:0%`
  return `@font-face{font-family:${family};font-weight:${weight};src:${source};${metrics}}`
}

const isForCode = ({ family }: FallbackFace) => family.startsWith('code-')

/** The faces of text as style rules. */
export const fallbackRules: string = fallbackFaces
  .filter((face) => !isForCode(face))
  .map(ruleOf)
  .join('')

export const codeFallbackRules: string = fallbackFaces.filter(isForCode).map(ruleOf).join('')
