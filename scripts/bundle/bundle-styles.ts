import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { sha256 } from '../disk/hash.ts'
import { listFiles } from '../disk/read-files.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'
import { bundleFile } from './bundle-file.ts'

const folder = 'assets/css'
const hashLength = 8

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)
/** `light-dark()` is written in a way that these browsers know. */
const browsers = { chrome: version(111), firefox: version(113), safari: version(16, 4) }

interface SiteStyles {
  /** Rules for what a reader sees first, which every page contains. */
  critical: string
  /** URL of the sheet with all other rules. */
  rest: string
}

async function bundleSheet(root: string, name: string): Promise<string> {
  const filename = `app/styles/${name}.css`
  const text = await bundleFile(root, filename)
  const { code } = transform({ filename, code: Buffer.from(text), minify: true, targets: browsers })
  return Buffer.from(code).toString()
}

/**
 * Bundles the site's styles in two parts, so that the top of a page is shown before any sheet has arrived, and does not
 * move when it does. A page has `critical` in its head. It links `rest` in its body, before the first element whose
 * styles are only there: browsers show what is above the link while they wait for it. Rules of `rest` win over rules of
 * `critical` that are as specific.
 * @param fonts from `writeFonts`
 */
export async function bundleStyles(root: string, fonts: { css: string; rest: string }): Promise<SiteStyles> {
  const [critical, others] = await Promise.all([bundleSheet(root, 'critical'), bundleSheet(root, 'rest')])
  const rest = fonts.rest + others
  const file = `site.${sha256(rest).slice(0, hashLength)}.css`
  const target = join(root, 'public', folder)
  writeTextIfChanged(join(target, file), rest)
  const stale = listFiles(target).filter((name) => name !== file)
  for (const name of stale) rmSync(join(target, name))
  return { critical: fonts.css + critical, rest: `/${folder}/${file}` }
}
