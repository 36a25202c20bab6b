import { join } from 'node:path'
import { build } from 'esbuild'
import { metaPolicyText } from '#lib/hosting/meta-policy.ts'
import { previewPolicy } from '#lib/hosting/own-policies.ts'
import { policyText } from '#lib/hosting/policy.ts'
import { sourceHash } from '../hosting/source-hash.ts'

async function bundle(root: string, name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'components/playground', name)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['es2022', 'chrome111', 'firefox113', 'safari16.4'],
    jsx: 'automatic',
    mainFields: ['module', 'browser', 'main'],
    // The samples' React is the one of the preview.
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'error',
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error(`The bundler wrote nothing for ${name}`)
  // Nothing in it may end the element that it stands in.
  return file.text.trim().replaceAll(/<(?=\/(?:script|style)|!--)/gi, '\\x3C')
}

/**
 * The document in which live samples run. It holds all that it needs, and its policy lets it load and call nothing; only
 * here may text become code.
 */
export async function bundlePreview(root: string): Promise<string> {
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
