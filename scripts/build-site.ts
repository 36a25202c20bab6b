import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../env.ts'
import config from '../site.config.ts'
import { buildId, buildPlaceholder } from './build-id.mjs'
import { checkWritable } from './check-writable.ts'
import { noteCompiled, takeCompiled } from './compiled-engine.ts'
import { buildContent } from './content/build-content.ts'
import { copyImages } from './content/copy-images.ts'
import { ensureImportedFiles } from './content/imported-files.ts'
import { outputPaths } from './content/output-paths.ts'
import { removeUnfinishedFiles } from './content/unfinished-files.ts'
import { writeTextIfChanged } from './content/write-file.ts'
import { copyFonts } from './copy-fonts.ts'
import { engineAtStart } from './engine-at-start.ts'
import { explainFileFailure, explainFullDisk } from './explain-file-failure.ts'
import { finishPages } from './export/finish-pages.ts'
import { forgetPages } from './export/plan-pages.ts'
import { finishExport } from './finish-export.ts'
import { writeBrandImages } from './images/brand-images.ts'
import { drawOgImages, placeOgImages } from './images/og-images.ts'
import { exitCode, startNext } from './next-command.ts'
import { replaceFolder, restoreFolder } from './replace-folder.ts'
import { reportDiagnostics } from './report.ts'
import { stopWith } from './stop-signals.ts'
import { writeProblems } from './write-problems.ts'

async function build(root: string): Promise<boolean> {
  const paths = outputPaths(root)
  engineAtStart(root)
  checkWritable(root)
  restoreFolder(paths.exported)
  removeUnfinishedFiles(root)
  rmSync(paths.state, { force: true })
  ensureImportedFiles(root)
  // Those of a development server; an export is made of content without errors.
  writeProblems(root, [])
  copyImages(root)
  copyFonts(root)
  await writeBrandImages(root)
  writeTextIfChanged(paths.config, JSON.stringify(config))

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
    const content = await buildContent(root)
    reportDiagnostics(root, content.site.diagnostics)
    if (!content.ok) return await fail()
    console.log(
      `Content: ${content.pageCount} pages, ${content.site.compiledCount} compiled, ${content.writtenCount} files written, ${content.plan.filter(({ kept }) => kept).length} documents kept`,
    )
    const cards = await drawOgImages(root, content.site.config)
    if ((await nextDone) !== 0) {
      if (!compiled) return false
      console.log('It may be what was compiled for an earlier build: compiling again.')
      return await build(root)
    }
    noteCompiled(root)
    // Next has copied public/ when it was ready itself; pictures may have been drawn or taken back since.
    rmSync(join(paths.staging, 'generated'), { recursive: true, force: true })
    cpSync(join(root, 'public/generated'), join(paths.staging, 'generated'), { recursive: true })
    placeOgImages(cards, paths.staging)
    const code = finishPages(root, paths.staging, content.plan, id)
    if (code === undefined) {
      // The framework names its files otherwise than when they were kept, by its own doing: it has to render all of them.
      forgetPages(root)
      return await build(root)
    }
    await finishExport(root, content, id, code)
    replaceFolder(paths.staging, paths.exported)
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
 * @returns whether it succeeded; what is wrong has been printed, and `out/` is as it was
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
