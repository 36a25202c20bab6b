import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { browserslistToTargets, transform } from 'lightningcss'
import { shortHash } from '../disk/hash.ts'
import { removeOtherFiles, writeTextIfChanged } from '../disk/write-file.ts'
import { bundleFile, oldestBrowsers } from './bundle-file.ts'

const folder = 'assets/css'

const browsers = browserslistToTargets(oldestBrowsers.map((browser) => browser.replace(/\d/, ' $&')))

interface SiteStyles {
  /** Rules for what a reader sees first, which every page contains. */
  critical: string
  /** Rules for the top of a landing page, which only such pages contain. */
  landing: string
  /** URL of the sheet with all other rules. */
  rest: string
  /** URL of the sheet that only the results page of search links, after `rest`. */
  search: string
  /** URL of the sheet that only the API explorer links, after `rest`. */
  explorer: string
  /** URL of the sheet that only pages with filters and cards link, after `rest`. */
  cardIndex: string
}

const emPx = 16

/** Lets breakpoints follow the size of the browser's text: with a large one, a wide window gets the narrow layout. */
const withFontRelativeBreakpoints = (css: string) =>
  css.replace(/@media[^{]+/g, (query) =>
    query.replace(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) / emPx}em`),
  )

/** Writes a stylesheet in a way that all supported browsers know. @param filename for messages */
export function forBrowsers(css: string, filename: string): string {
  const { code } = transform({ filename, code: Buffer.from(css), minify: true, targets: browsers })
  return withFontRelativeBreakpoints(Buffer.from(code).toString())
}

/** Styles of the site itself, which come after those of the engine. */
const siteStyles = 'site/site.css'

async function bundleSheet(root: string, filename: string): Promise<string> {
  return forBrowsers(await bundleFile(root, filename), filename)
}

/** Bytes of a site's own styles, compressed, beyond which a build warns: all pages load them. */
const styleBudget = 8000

function styleReport(css: string): string {
  const bytes = brotliCompressSync(css).length
  const size = `${siteStyles} adds ${(bytes / 1000).toFixed(1)} kB (Brotli) to every page`
  return bytes <= styleBudget ? `${size}.` : `${size}, more than ${styleBudget / 1000} kB. Remove what no page needs.`
}

/**
 * Bundles the site's styles in two parts, so that the top of a page is shown before any sheet has arrived, and does not
 * move when it does. A page has `critical` in its head. It links `rest` in its body, before the first element whose
 * styles are only there: browsers show what is above the link while they wait for it. Rules of `rest` win over rules of
 * `critical` that are as specific, and those of the site itself win over all.
 * @param generated rules that the build has written, such as those of fonts
 */
export async function bundleStyles(root: string, generated: { css: string; rest: string }): Promise<SiteStyles> {
  const sheets = ['critical', 'first-landing', 'rest', 'search-page', 'explorer', 'card-index'].map((name) =>
    bundleSheet(root, `app/styles/${name}.css`),
  )
  const [critical = '', landing = '', others = '', search = '', explorer = '', cardIndex = ''] =
    await Promise.all(sheets)
  const ownStyles = existsSync(join(root, siteStyles)) ? await bundleSheet(root, siteStyles) : ''
  if (ownStyles !== '') console.log(styleReport(ownStyles))
  const linked = { site: generated.rest + others + ownStyles, search, explorer, 'card-index': cardIndex }
  const target = join(root, 'public', folder)
  const files = Object.entries(linked).map(([name, css]) => {
    const file = `${name}.${shortHash(css)}.css`
    writeTextIfChanged(join(target, file), css)
    return file
  })
  removeOtherFiles(target, files)
  const [rest = '', searchUrl = '', explorerUrl = '', cardIndexUrl = ''] = files.map((file) => `/${folder}/${file}`)
  return {
    critical: generated.css + critical,
    landing,
    rest,
    search: searchUrl,
    explorer: explorerUrl,
    cardIndex: cardIndexUrl,
  }
}
