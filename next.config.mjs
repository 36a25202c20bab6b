import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildPlaceholder } from './scripts/disk/build-id.mjs'
import { importTypeScript } from './scripts/disk/import-typescript.mjs'

const { env } = await importTypeScript(join(import.meta.dirname, 'env.ts'))
if (env.hostedSearchProblem !== undefined) throw new Error(env.hostedSearchProblem)

/** The nearest folder with installed packages: a site may be below the engine's folder, as test sites are. */
function packagesRoot(folder) {
  if (existsSync(join(folder, 'node_modules', 'next'))) return folder
  const parent = dirname(folder)
  return parent === folder ? import.meta.dirname : packagesRoot(parent)
}

/** @type {import('next').NextConfig} */
const config = {
  trailingSlash: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  turbopack: {
    root: packagesRoot(import.meta.dirname),
  },
  // Static generation waits for the content, which is built at the same time.
  staticPageGenerationTimeout: 900,
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // The id itself replaces it when pages are finished.
  generateBuildId: () => buildPlaceholder,
  // Metadata is in the head of every document, for all visitors.
  htmlLimitedBots: /./,
  experimental: { globalNotFound: true },
}

// An export is written to its own folder, which replaces out/ when it is complete, so a failed build does not touch
// out/. Only for “next build”: related commands load the configuration for the same phase and would write there as
// well.
const forBuild = {
  output: 'export',
  distDir: '.cache/export',
  // Compiled code does not depend on settings, so it stays valid when they change.
  turbopack: {
    ...config.turbopack,
    resolveAlias: { '#config': './scripts/make/built-config.ts' },
  },
  // This code runs only during the build: source maps take a quarter of the compile time, and minifying an eighth.
  experimental: {
    ...config.experimental,
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackMinify: { server: false, client: false },
  },
}

// An export has files for them.
const forServer = {
  rewrites: async () => [{ source: '/:file(.+\\.md|llms\\.txt|llms-full\\.txt)', destination: '/_markdown/:file' }],
}

export default process.argv[2] === 'build' ? { ...config, ...forBuild } : { ...config, ...forServer }
