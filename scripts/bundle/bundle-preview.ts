import { metaPolicyText } from '#lib/hosting/meta-policy.ts'
import { previewPolicy } from '#lib/hosting/own-policies.ts'
import { policyText } from '#lib/hosting/policy.ts'
import { bundleFile, oldestBrowsers } from './bundle-file.ts'
import { sourceHash } from './source-hash.ts'

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
