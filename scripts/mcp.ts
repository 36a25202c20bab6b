import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { completeConfig } from '#lib/config/complete-config.ts'
import { env } from '../env.ts'
import settings from '../site.config.ts'
import { readCommandLine } from './disk/command-line.ts'
import { outputPaths } from './disk/output-paths.ts'
import { docsServers } from './mcp/docs-server-of.ts'
import { createHttpHandler, serveHttp } from './mcp/serve-http.ts'

// `npm run mcp`: a Model Context Protocol server over an existing `out/`, on standard input and output or over HTTP.
// Standard output carries the protocol, so everything for people goes to standard error.
const usage = 'Usage: npm --silent run mcp [-- --http]'
const folder = outputPaths(process.cwd()).exported

const options = readCommandLine(process.argv.slice(2), { http: { type: 'boolean' } }, usage)

if (typeof options === 'string') {
  console.error(options)
  process.exitCode = 1
} else if (!existsSync(join(folder, 'build.json'))) {
  console.error(`There is no exported site in ${folder}. Run “npm run build” first.`)
  process.exitCode = 1
} else {
  const { config } = completeConfig(settings)
  const createServer = docsServers(folder, config)
  if (options.values.http === true) {
    const mcp = config.agents?.mcp
    const handler = createHttpHandler(createServer, mcp === undefined ? [] : [new URL(mcp).hostname])
    const { url } = await serveHttp(handler, env.PORT)
    console.error(`The MCP server is at ${url}.`)
  } else serveStdio(createServer, { onerror: (error) => console.error(error.message) })
}
