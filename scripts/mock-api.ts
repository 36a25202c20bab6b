import { completeConfig } from '#lib/config/complete-config.ts'
import { hasErrors } from '#lib/diagnostics/diagnostic.ts'
import { env } from '../env.ts'
import settings from '../site.config.ts'
import { type MockEvent, startMockServer } from './api/mock-server.ts'
import { reportDiagnostics } from './disk/report.ts'
import { loadApi } from './read/load-api.ts'

// `npm run mock-api`: serves an API that returns the examples of its description.
const root = process.cwd()

function print(event: MockEvent): void {
  if (event.kind === 'request') console.log(`${event.method} ${event.path}`)
  else console.log(`  ${event.message}`)
}

const { config, tokens } = completeConfig(settings)
const { api, diagnostics } = loadApi(root, config, tokens)
if (diagnostics.length > 0) reportDiagnostics(root, diagnostics)
if (api === undefined || hasErrors(diagnostics)) {
  console.error('There is no API to serve.')
  process.exitCode = 1
} else {
  const { url } = await startMockServer(api.bundle, env.MOCK_API_PORT, print)
  console.log(`${api.title} returns its examples at ${url}. Any bearer token works.`)
}
