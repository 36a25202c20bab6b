import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCheckScript } from '#components/failures/load-check.tsx'
import { headScript } from '#components/layout/head-script.ts'
import { retryTidiedScript } from '#components/navigation/not-found-page.tsx'
import { tabRestoreScript } from '#components/page-parts/tab-restore.tsx'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { dataReader, withDataBlocks } from '#lib/hosting/flight-data.ts'
import { type InlineCode, inlineCode } from '#lib/hosting/inline-code.ts'
import type { PolicyInput } from '#lib/hosting/page-policy.ts'
import { offlinePagePath } from '#lib/offline/cache-rules.ts'
import { sourceHash } from '../bundle/source-hash.ts'
import { listFiles } from '../disk/read-files.ts'
import { writeTextIfChanged } from '../disk/write-file.ts'
import type { KnownCode } from './finish-documents.ts'

/** The list of first scripts that the framework writes into each page. */
const frameworkStart = '(globalThis["TURBOPACK"]'
/** Folders whose documents are parts of pages or have their own policy. */
const ownFolders = ['_fragments', 'generated']

/** What a policy must allow for the documents of an export, and the inline scripts that do not belong to the engine. */
interface ExportedCode extends Pick<PolicyInput, 'hashes' | 'hasStyleAttributes' | 'origins'> {
  foreign: { file: string; start: string }[]
}

function readDocument(path: string): InlineCode {
  const html = withDataBlocks(readFileSync(path, 'utf8'))
  writeTextIfChanged(path, html)
  return inlineCode(html)
}

/**
 * Turns the page data in all documents into inert data, and collects what their policy must allow. It allows only the
 * engine's scripts: a script that came with content does not run, wherever it came from.
 * @param known code of documents that have already been read
 */
export function readInlineCode(folder: string, config: SiteConfig, known: KnownCode): ExportedCode {
  const own = new Set([headScript(config), tabRestoreScript, loadCheckScript, retryTidiedScript, dataReader])
  const found = {
    scripts: new Set<string>(),
    styles: new Set<string>(),
    img: new Set<string>(),
    media: new Set<string>(),
  }
  const foreign: ExportedCode['foreign'] = []
  let hasStyleAttributes = false
  for (const file of listFiles(folder, (path) => ownFolders.includes(path)).filter((path) => path.endsWith('.html'))) {
    const { scripts, styles, handlers, origins, ...code } = known.get(file) ?? readDocument(join(folder, file))
    const isOwn = (script: string) =>
      own.has(script) || script.startsWith(frameworkStart) || `/${file}` === offlinePagePath
    for (const script of scripts) if (isOwn(script)) found.scripts.add(sourceHash(script))
    const strange = [...scripts.filter((script) => !isOwn(script)), ...handlers]
    foreign.push(...strange.map((text) => ({ file, start: text.trim().slice(0, 80) })))
    for (const style of styles) found.styles.add(sourceHash(style))
    for (const origin of origins['img-src']) found.img.add(origin)
    for (const origin of origins['media-src']) found.media.add(origin)
    hasStyleAttributes ||= code.hasStyleAttributes
  }
  return {
    hashes: { scripts: [...found.scripts].sort(), styles: [...found.styles].sort() },
    hasStyleAttributes,
    origins: { 'img-src': [...found.img].sort(), 'media-src': [...found.media].sort() },
    foreign,
  }
}
