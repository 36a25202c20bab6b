import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tabRestoreScript } from '#components/page-parts/tab-restore.tsx'
import { inlineCode } from '#lib/hosting/exported-document.ts'
import type { PolicyInput } from '#lib/hosting/page-policy.ts'
import { offlinePagePath } from '#lib/offline/cache-rules.ts'
import type { SiteAssets } from '#lib/site/site-assets.ts'
import { sourceHash } from '../disk/hash.ts'
import { listFiles } from '../disk/read-files.ts'
import type { KnownCode } from './finish-documents.ts'

/** Folders whose documents are parts of pages or have their own policy. */
const ownFolders = ['_parts', 'generated']

/** What a policy must allow for the documents of an export, and the inline scripts that do not belong to the engine. */
interface ExportedCode extends Pick<PolicyInput, 'hashes' | 'hasStyleAttributes' | 'origins'> {
  foreign: { file: string; start: string }[]
}

/**
 * Collects what the policy of an export must allow. It allows only the engine's scripts: a script that came with
 * content does not run, wherever it came from.
 * @param known code of documents that have already been read
 */
export function readInlineCode(folder: string, assets: SiteAssets, known: KnownCode): ExportedCode {
  const engineScripts = new Set([assets.head, tabRestoreScript()])
  const allowed = {
    scripts: new Set<string>(),
    styles: new Set<string>(),
    img: new Set<string>(),
    media: new Set<string>(),
  }
  const foreign: ExportedCode['foreign'] = []
  let hasStyleAttributes = false
  for (const file of listFiles(folder, (path) => ownFolders.includes(path)).filter((path) => path.endsWith('.html'))) {
    const { scripts, styles, handlers, origins, ...code } =
      known.get(file) ?? inlineCode(readFileSync(join(folder, file), 'utf8'))
    const isOwn = (script: string) => engineScripts.has(script) || `/${file}` === offlinePagePath
    for (const script of scripts) if (isOwn(script)) allowed.scripts.add(sourceHash(script))
    const strange = [...scripts.filter((script) => !isOwn(script)), ...handlers]
    foreign.push(...strange.map((text) => ({ file, start: text.trim().slice(0, 80) })))
    for (const style of styles) allowed.styles.add(sourceHash(style))
    for (const origin of origins['img-src']) allowed.img.add(origin)
    for (const origin of origins['media-src']) allowed.media.add(origin)
    hasStyleAttributes ||= code.hasStyleAttributes
  }
  return {
    hashes: { scripts: [...allowed.scripts].sort(), styles: [...allowed.styles].sort() },
    hasStyleAttributes,
    origins: { 'img-src': [...allowed.img].sort(), 'media-src': [...allowed.media].sort() },
    foreign,
  }
}
