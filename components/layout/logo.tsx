// biome-ignore lint/style/noRestrictedImports: the mark is a file that the configuration names
import { existsSync, readFileSync } from 'node:fs'
// biome-ignore lint/style/noRestrictedImports: the mark is a file that the configuration names
import { join } from 'node:path'
import { site } from '../site.ts'

/** Width and height in pixels. Without them, the mark fills the window if the styles are missing. */
const size = 28

/** Empty without the file, which a check reports. Within HTML, an SVG needs no namespace. */
function readMarkup(): string {
  const path = join(process.cwd(), site.logo)
  if (!existsSync(path)) return ''
  return readFileSync(path, 'utf8')
    .trim()
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/<svg\b(?![^>]*\bwidth=)/, `<svg width="${size}" height="${size}"`)
}

/** The site's logo. Decorative, because the name is next to it. */
export function Logo() {
  return (
    <span
      className="logo"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site itself
      dangerouslySetInnerHTML={{ __html: readMarkup() }}
    />
  )
}
