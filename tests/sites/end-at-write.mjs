// Imported into a build by a test, before the build's own modules: ends the build and all its processes at a chosen
// moment of its writing, as a power cut would. A file that is written then stays half.
import { createRequire, syncBuiltinESMExports } from 'node:module'

const fs = createRequire(import.meta.url)('node:fs')
const { searchParams } = new URL(import.meta.url)
/** The write at which it ends: the first one of a path that matches, or the one with this number. */
const pattern = searchParams.has('path') ? new RegExp(searchParams.get('path')) : undefined
const number = Number(searchParams.get('number') ?? Number.POSITIVE_INFINITY)

const end = () => process.kill(0, 'SIGKILL')
let count = 0

/** @param target which argument is the path that is written */
function endAt(name, target, half = () => {}) {
  const whole = fs[name]
  fs[name] = (...args) => {
    count += 1
    if (count === number || pattern?.test(String(args[target])) === true) {
      half(whole, args)
      end()
    }
    return whole(...args)
  }
}

if (/(?:scripts|commands[\\/]build-\w+)[\\/](?:build|start-\w+)\.m?[jt]s$/.test(process.argv[1] ?? '')) {
  endAt('writeFileSync', 0, (write, [path, content]) => write(path, content.slice(0, content.length / 2)))
  endAt('renameSync', 1)
  endAt('copyFileSync', 1)
  endAt('cpSync', 1)
  endAt('rmSync', 0)
  syncBuiltinESMExports()
}
