import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildPlaceholder } from './scripts/build-id.mjs'
import { importTypeScript } from './scripts/import-typescript.mjs'

const { env } = await importTypeScript(join(import.meta.dirname, 'env.ts'))
if (env.hostedSearchProblem !== undefined) throw new Error(env.hostedSearchProblem)

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
  turbopack: {
    root: packagesRoot(import.meta.dirname),
    // Packages that ask for it in browsers only look for settings in it.
    resolveAlias: { 'next/dist/compiled/process': { browser: './lib/no-process.cjs' } },
  },
  // Static generation waits for the content, which is built beside it.
  staticPageGenerationTimeout: 900,
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // Known to the compiler: without a hosted index its client is left out of the site.
  compiler: { define: { HOSTED_SEARCH: env.hostedSearch === undefined ? '' : JSON.stringify(env.hostedSearch) } },
  // The id itself is put in when pages are finished.
  generateBuildId: () => buildPlaceholder,
  experimental: { globalNotFound: true },
}

// An export goes to a folder of its own, and takes the place of out/ when it is finished: a failed build leaves out/ alone.
// Only for “next build”: its sister commands ask for the configuration of the same phase and would write there, too.
const forBuild = {
  output: 'export',
  distDir: '.cache/export',
  // Compiled code follows from no setting, and is kept when one changes.
  turbopack: {
    ...config.turbopack,
    resolveAlias: { ...config.turbopack.resolveAlias, '#config': './scripts/content/built-config.ts' },
  },
  // Code that runs on no server but the build's: maps take a quarter of what compiling costs, and making it small an eighth.
  experimental: {
    ...config.experimental,
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    turbopackMinify: { server: false, client: true },
  },
}

// An export has them beside its pages.
const forServer = {
  rewrites: async () => [{ source: '/:file(.+\\.md|llms\\.txt|llms-full\\.txt)', destination: '/_markdown/:file' }],
}

export default process.argv[2] === 'build' ? { ...config, ...forBuild } : { ...config, ...forServer }
