import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildId } from './scripts/build-id.mjs'

/** The nearest folder with installed packages: a site may lie below the engine's folder, as test sites do. */
function packagesRoot(folder) {
  if (existsSync(join(folder, 'node_modules', 'next'))) return folder
  const parent = dirname(folder)
  return parent === folder ? import.meta.dirname : packagesRoot(parent)
}

/** @type {import('next').NextConfig} */
const config = {
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  turbopack: { root: packagesRoot(import.meta.dirname) },
  // Static generation waits for the content, which is built beside it.
  staticPageGenerationTimeout: 900,
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  generateBuildId: () => buildId(import.meta.dirname),
  experimental: { globalNotFound: true },
}

// An export goes to a folder of its own, and takes the place of out/ when it is finished: a failed build leaves out/ alone.
// Only for “next build”: its sister commands ask for the configuration of the same phase and would write there, too.
const forBuild = { output: 'export', distDir: '.cache/export' }

export default process.argv[2] === 'build' ? { ...config, ...forBuild } : config
