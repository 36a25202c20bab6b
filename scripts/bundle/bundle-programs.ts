import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { listFiles } from '../disk/read-files.ts'
import { bundleFile } from './bundle-file.ts'

interface ProgramFiles {
  /** Script of the worker that runs programs. */
  worker: string
  /** jq, which the worker loads. */
  wasm: Uint8Array
}

const embedded = /"data:application\/octet-stream;base64,([\w+/=]+)"/

/** Extracts the WASM from the package's script, which embeds it as Base64: a separate file is a smaller download. */
function extractWasm(onWasm: (wasm: Uint8Array) => void): Plugin {
  return {
    name: 'extract-wasm',
    setup({ onLoad }) {
      onLoad({ filter: /jq-wasm[\\/]dist[\\/]build[\\/]jq\.js$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8')
        const [whole, program] = embedded.exec(source) ?? []
        if (whole === undefined || program === undefined) throw new Error(`${path} does not contain jq`)
        onWasm(Buffer.from(program, 'base64'))
        return { contents: source.replace(whole, '""') }
      })
    },
  }
}

/** Puts the kinds of playgrounds of a site, `site/playgrounds/<name>.ts`, into the worker. */
function siteKinds(root: string): Plugin {
  const folder = join(root, 'site/playgrounds')
  const names = listFiles(folder).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? [])
  const imports = names.map(
    (name, index) => `import { playground as kind${index} } from ${JSON.stringify(join(folder, `${name}.ts`))}`,
  )
  const entries = names.map((name, index) => `${JSON.stringify(name)}: kind${index}`)
  return {
    name: 'site-kinds',
    setup: ({ onLoad }) =>
      onLoad({ filter: /components[\\/]playground[\\/]site-kinds\.ts$/ }, () => ({
        contents: `${imports.join('\n')}\nexport const siteKinds = { ${entries.join(', ')} }`,
      })),
  }
}

/** The worker for programs of all kinds, and jq itself. */
export async function bundlePrograms(root: string): Promise<ProgramFiles> {
  let wasm: Uint8Array | undefined
  const worker = await bundleFile(root, 'components/playground/program-worker.ts', {
    // Only used in Node.
    external: ['fs', 'path', 'crypto'],
    mainFields: ['module', 'browser', 'main'],
    plugins: [
      siteKinds(root),
      extractWasm((program) => {
        wasm = program
      }),
    ],
  })
  if (wasm === undefined) throw new Error('The worker for programs does not include jq')
  return { worker, wasm }
}
