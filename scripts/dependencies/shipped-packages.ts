import { join } from 'node:path'
import { build } from 'esbuild'
import { leftOutPackages } from '../bundle/bundle-script.ts'
import { listFiles } from '../disk/read-files.ts'

/** Packages whose files or drawings are in the export. */
const always: readonly string[] = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/hanken-grotesk',
  '@fontsource-variable/jetbrains-mono',
  'beautiful-mermaid',
  'lucide',
  'simple-icons',
]

const isEntry = (file: string) =>
  /(?:\.client\.tsx|\/enhance-[\w-]+\.ts|-worker\.ts|^site-script\/site-script\.ts)$/.test(file)

/** What a site adds to the scripts of browsers. */
const isSiteEntry = (file: string) => /^(?:components\/enhance-[\w-]+|playgrounds\/[\w-]+)\.ts$/.test(file)

/** The package folder that contains a source, from the project's root. */
function packageFolder(source: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source)?.[0].replace(/^(?:\.\.\/)+/, '')
}

/** Folders of all packages whose code is in scripts that browsers load, determined by bundling all of them. */
export async function shippedPackages(root: string): Promise<Set<string>> {
  const entries = listFiles(join(root, 'components')).filter((file) => isEntry(file) && !file.includes('.test.'))
  const siteEntries = listFiles(join(root, 'site')).filter(isSiteEntry)
  const { metafile } = await build({
    entryPoints: [...entries.map((file) => `components/${file}`), ...siteEntries.map((file) => `site/${file}`)],
    absWorkingDir: root,
    outdir: 'never-written',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    mainFields: ['module', 'browser', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    external: [...leftOutPackages, 'fs', 'path', 'crypto'],
    logLevel: 'error',
  })
  const folders = new Set(always.map((name) => `node_modules/${name}`))
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [source, { bytesInOutput }] of Object.entries(inputs)) {
      const folder = bytesInOutput > 0 ? packageFolder(source) : undefined
      if (folder !== undefined) folders.add(folder)
    }
  }
  return folders
}
