import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type RunningServer, serveSite } from '../../../scripts/serve-site.ts'
import { pictureFiles, withPicture } from '../../support/picture.ts'

/** A page of the site, which gets a picture. */
export const pageWithPicture = '/scorecards/concepts-and-structure/'

/**
 * Copies a folder by linking to its entries. Those that lead to the named files are copied, so that these can change.
 */
function copyByLinks(folder: string, copy: string, files: readonly string[]): void {
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(folder)) {
    const inside = files.filter((file) => file.startsWith(`${name}/`)).map((file) => file.slice(name.length + 1))
    if (inside.length > 0) copyByLinks(join(folder, name), join(copy, name), inside)
    else if (!files.includes(name)) symlinkSync(join(folder, name), join(copy, name))
  }
}

/** Serves the exported site with a picture on one of its pages. */
export async function serveWithPicture(out: string, copy: string): Promise<RunningServer> {
  const page = `${pageWithPicture.slice(1)}index.html`
  const files = new Map<string, string | Buffer>([[page, withPicture(readFileSync(join(out, page), 'utf8'))]])
  for (const { href, body } of await pictureFiles()) files.set(href.slice(1), body)
  rmSync(copy, { recursive: true, force: true })
  copyByLinks(out, copy, [...files.keys()])
  for (const [path, content] of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), content)
  }
  const server = await serveSite(copy, 0, '.')
  return {
    url: server.url,
    async close() {
      await server.close()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
