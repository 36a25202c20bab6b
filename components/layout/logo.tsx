// biome-ignore lint/style/noRestrictedImports: the mark is a file that the configuration names
import { readFileSync } from 'node:fs'
// biome-ignore lint/style/noRestrictedImports: the mark is a file that the configuration names
import { join } from 'node:path'
import { site } from '../site.ts'

const markup = readFileSync(join(process.cwd(), site.logo), 'utf8').trim()

/** The site's logo. Decorative, because the name is next to it. */
export function Logo() {
  return (
    <span
      className="logo"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site itself
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
