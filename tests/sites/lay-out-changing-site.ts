import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { soundPage } from './broken-content.ts'
import { layOutOnSharedEngine, layOutSite } from './lay-out-site.ts'

/** The two states between which the site's content changes. */
export type Variant = 'first' | 'second'

const pictures: Readonly<Record<Variant, string>> = { first: '#7a3e00', second: '#ffc46b' }

/** Writes the content of a state: another text, another picture, another live sample. */
export async function writeVariant(root: string, variant: Variant): Promise<void> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: pictures[variant] } })
  mkdirSync(join(root, 'content/images'), { recursive: true })
  writeFileSync(join(root, 'content/images/lamp.png'), await picture.png({ compressionLevel: 0 }).toBuffer())
  const text = `Words of the ${variant} state.\n\n![A lamp of the ${variant} state](/images/lamp.png)`
  const sample = `\`\`\`json live-input\n{ "state": "${variant}" }\n\`\`\`\n\n\`\`\`jq live\n.state\n\`\`\``
  writeFileSync(join(root, 'content/changing.md'), soundPage(`Page of the ${variant} state`, `${text}\n\n${sample}`))
}

/**
 * A small site with something of everything that is kept between builds: pages, pictures, cards, samples, playgrounds,
 * search.
 * @param name of a folder of its own; without it, the engine is that of other tests
 */
export async function layOutChangingSite(name?: string): Promise<string> {
  const fixture = join(process.cwd(), 'tests/sites/fixtures/playground')
  const config = readFileSync(join(fixture, 'site.config.ts'), 'utf8')
  const own = { content: join(fixture, 'content'), config }
  const root = name === undefined ? layOutOnSharedEngine(own) : layOutSite(name, own)
  await writeVariant(root, 'first')
  return root
}
