import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkSettings } from '#lib/checks/check-settings.ts'
import { completeConfig } from '#lib/config/complete-config.ts'
import { env } from '../env.ts'
import config from '../site.config.ts'
import { buildId, buildPlaceholder } from './disk/build-id.mjs'
import { engineAtStart } from './disk/engine-at-start.ts'
import { explainFileFailure, explainFullDisk } from './disk/explain-file-failure.ts'
import { ensureImportedFiles } from './disk/imported-files.ts'
import { exitCode, startNext } from './disk/next-command.ts'
import { outputPaths } from './disk/output-paths.ts'
import { replaceFolder, restoreFolder } from './disk/replace-folder.ts'
import { reportDiagnostics, writeProblems } from './disk/report.ts'
import { stopWith } from './disk/stop-signals.ts'
import { writeTextIfChanged } from './disk/write-file.ts'
import { checkWritable, removeUnfinishedFiles } from './disk/written-folders.ts'
import { writeBrandImages } from './export/brand-images.ts'
import { noteCompiled, takeCompiled } from './export/compiled-engine.ts'
import { finishPages } from './export/finish-documents.ts'
import { finishExport } from './export/finish-export.ts'
import { drawOgImages, placeOgImages } from './export/og-images.ts'
import { buildContent } from './make/build-content.ts'
import { createBuildMemory } from './make/build-memory.ts'
import { copyImages } from './read/copy-images.ts'

/** Makes the folders ready, and writes what Next reads from its start. @returns whether the site can be built */
async function prepare(root: string): Promise<boolean> {
  const paths = outputPaths(root)
  checkWritable(root)
  restoreFolder(paths.exported)
  removeUnfinishedFiles(root)
  rmSync(paths.state, { force: true })
  ensureImportedFiles(root)
  // Clears the errors left by a development server: an export is only made from content without errors.
  writeProblems(root, [])
  const exists = (path: string) => existsSync(join(root, path))
  const { config: complete } = completeConfig(config)
  if (!exists(complete.logo)) {
    reportDiagnostics(root, checkSettings(complete, readFileSync(join(root, 'site.config.ts'), 'utf8'), exists))
    return false
  }
  copyImages(root)
  await writeBrandImages(root, complete)
  writeTextIfChanged(paths.config, JSON.stringify(config))
  return true
}

/** Copies public/ again. Next did when it was ready; files may have been added or removed since then. */
function copyPublicFiles(root: string, staging: string): void {
  for (const name of ['assets', 'generated', '_parts', '_search']) {
    rmSync(join(staging, name), { recursive: true, force: true })
    cpSync(join(root, 'public', name), join(staging, name), { recursive: true })
  }
}

async function build(root: string): Promise<boolean> {
  const { staging, exported } = outputPaths(root)
  // The build uses these sources, even if some are saved during it.
  engineAtStart(root)
  const memory = createBuildMemory(root)
  const { store } = memory
  if (!(await prepare(root))) return false

  const id = buildId(root)
  const compiled = takeCompiled(root)
  const args = compiled ? ['build', '--experimental-build-mode', 'generate'] : ['build']
  const next = startNext(root, args, { BUILD_ID: buildPlaceholder })
  const nextDone = exitCode(next)
  const letSignalsBe = stopWith(next, nextDone)
  const fail = async () => {
    next.kill()
    await nextDone
    return false
  }
  try {
    const content = await buildContent(memory)
    reportDiagnostics(root, content.site.diagnostics, content.site)
    if (!content.ok) return await fail()
    console.log(
      `Content: ${content.pageCount} pages, ${content.site.compiledCount} compiled, ${content.writtenCount} files written, ${content.plan.filter(({ isStored }) => isStored).length} documents cached`,
    )
    const cards = await drawOgImages(store, content.site.config)
    if ((await nextDone) !== 0) {
      if (!compiled) return false
      console.log('The code compiled for an earlier build may be the cause: compiling again.')
      return await build(root)
    }
    noteCompiled(root)
    copyPublicFiles(root, staging)
    placeOgImages(cards, staging)
    const code = finishPages(store, staging, content.plan, id)
    if (code === undefined) {
      store.clear('rendered')
      return await build(root)
    }
    await finishExport(store, content, id, code)
    replaceFolder(staging, exported)
    store.finish()
    return true
  } catch (error) {
    await fail()
    throw error
  } finally {
    letSignalsBe()
  }
}

/**
 * Builds the whole site into `out/`. The content is built while Next compiles; static generation waits for it.
 * @returns whether it succeeded; on failure, the errors have been printed and `out/` has not changed
 */
export async function buildSite(root: string): Promise<boolean> {
  if (env.hostedSearchProblem !== undefined) {
    console.error(env.hostedSearchProblem)
    return false
  }
  try {
    if (await build(root)) return true
    const reason = explainFullDisk(root)
    if (reason !== undefined) console.error(`${reason}\nout/ has not changed.`)
    return false
  } catch (error) {
    const reason = explainFileFailure(error)
    if (reason === undefined) throw error
    console.error(`${reason}\nout/ has not changed.`)
    return false
  }
}
