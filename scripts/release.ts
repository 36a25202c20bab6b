import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openStore } from './disk/store.ts'
import { goBack, makeRelease } from './export/make-release.ts'
import { releaseForPages } from './export/release-for-pages.ts'
import { parseReleaseOptions, type ReleaseOptions } from './export/release-options.ts'

const root = process.cwd()

/** @returns the outcome, as a message */
async function release(options: ReleaseOptions): Promise<{ ok: boolean; text: string }> {
  const { to, host } = options
  const exported = resolve(root, options.from)
  if (options.back) {
    const id = goBack(to, new Date())
    return id === undefined
      ? { ok: false, text: `${to} has no earlier release.` }
      : { ok: true, text: `Release ${id} is the current one again. Reload the web server’s configuration.` }
  }
  if (!existsSync(join(exported, '_headers'))) {
    return { ok: false, text: `There is no finished export in ${options.from}/. Run “npm run build” first.` }
  }
  if (host === 'github-pages') {
    releaseForPages(exported, to)
    return { ok: true, text: `${to} is ready to be uploaded.` }
  }
  const store = openStore(root)
  const { id, compressed, removed } = await makeRelease({ ...options, exported, store, now: new Date() })
  store.finish()
  const gone = removed.length === 0 ? '' : ` Removed: ${removed.join(', ')}.`
  return {
    ok: true,
    text: `Release ${id} is the current one, with ${compressed} newly compressed files.${gone} Reload the web server’s configuration.`,
  }
}

const options = parseReleaseOptions(process.argv.slice(2))
const { ok, text } = typeof options === 'string' ? { ok: false, text: options } : await release(options)
if (ok) console.log(text)
else {
  console.error(text)
  process.exitCode = 1
}
