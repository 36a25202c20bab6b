import { basename, join } from 'node:path'
import { previewPolicy } from '#lib/hosting/own-policies.ts'
import { metaPolicyText, policyText } from '#lib/hosting/policy.ts'
import { sourceHash } from '../disk/hash.ts'
import type { Store } from '../disk/store.ts'
import { removeFiles, writeBytesIfChanged, writeTextIfChanged } from '../disk/write-file.ts'
import { bundleFile, oldestBrowsers } from './bundle-file.ts'
import { bundlePrograms } from './bundle-programs.ts'

async function bundle(root: string, name: string): Promise<string> {
  const text = await bundleFile(root, `components/playground/${name}`, {
    target: ['es2022', ...oldestBrowsers],
    jsx: 'automatic',
    mainFields: ['module', 'browser', 'main'],
    // The samples use the preview's React.
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  // The text must not end the element that contains it.
  return text.trim().replaceAll(/<(?=\/(?:script|style)|!--)/gi, '\\x3C')
}

/**
 * The document in which live samples run. It is self-contained, and its policy forbids it to load or call anything. It
 * is the only place where text may become code.
 */
async function bundlePreview(root: string): Promise<string> {
  const [script, style] = await Promise.all([bundle(root, 'preview.client.tsx'), bundle(root, 'preview.css')])
  const policy = metaPolicyText(policyText(previewPolicy([sourceHash(script)])))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Live preview</title>
<style>${style}</style>
</head>
<body>
<div id="root"></div>
<script>${script}</script>
</body>
</html>
`
}

const files = ['playground.html', 'playground-worker.js', 'jq.wasm']
const folderOf = (root: string) => join(root, 'public/generated')

/**
 * Writes the files that playgrounds run in. Pages load them when a reader scrolls near a playground.
 * @param kinds bundle of the site's own kinds of playgrounds, whose name says what is in it
 */
export async function writePlayground(store: Store, kinds: string | undefined): Promise<void> {
  const folder = folderOf(store.root)
  await store.keepFiles('playground', [kinds === undefined ? '' : basename(kinds)], folder, async () => {
    const [preview, { worker, wasm }] = await Promise.all([bundlePreview(store.root), bundlePrograms(store.root)])
    writeTextIfChanged(join(folder, 'playground.html'), preview)
    writeTextIfChanged(join(folder, 'playground-worker.js'), worker)
    writeBytesIfChanged(join(folder, 'jq.wasm'), wasm)
    return files
  })
}

/** Removes them from a site that no longer has playgrounds. */
export function removePlayground(root: string): void {
  removeFiles(folderOf(root), files)
}
