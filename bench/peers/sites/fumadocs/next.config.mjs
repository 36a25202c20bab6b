import { dirname } from 'node:path'
import { createMDX } from 'fumadocs-mdx/next'

const withMDX = createMDX({ configPath: 'source.config.mjs' })

// The packages are in the folder above.
export default withMDX({
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  images: { unoptimized: true },
  turbopack: { root: dirname(import.meta.dirname) },
})
