import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

export interface ProgramFiles {
  /** Script of the worker that runs programs. */
  worker: string
  /** jq, which the worker loads. */
  wasm: Uint8Array
}

const embedded = /"data:application\/octet-stream;base64,([\w+/=]+)"/

/** Takes the program out of the package's script, where it is a long text: as a file it is smaller on its way. */
function takeOut(keep: (wasm: Uint8Array) => void): Plugin {
  return {
    name: 'take-out',
    setup({ onLoad }) {
      onLoad({ filter: /jq-wasm[\\/]dist[\\/]build[\\/]jq\.js$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8')
        const [whole, program] = embedded.exec(source) ?? []
        if (whole === undefined || program === undefined) throw new Error(`${path} holds no program of jq`)
        keep(Buffer.from(program, 'base64'))
        return { contents: source.replace(whole, '""') }
      })
    },
  }
}

/** The worker for programs of jq and mappings, and jq itself. */
export async function bundlePrograms(root: string): Promise<ProgramFiles> {
  let wasm: Uint8Array | undefined
  const { outputFiles } = await build({
    entryPoints: [join(root, 'components/playground/program-worker.ts')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Asked for in Node only.
    external: ['fs', 'path', 'crypto'],
    mainFields: ['module', 'browser', 'main'],
    legalComments: 'none',
    logLevel: 'error',
    plugins: [
      takeOut((program) => {
        wasm = program
      }),
    ],
  })
  const [file] = outputFiles
  if (file === undefined || wasm === undefined) throw new Error('The bundler wrote no worker for programs')
  return { worker: file.text, wasm }
}
