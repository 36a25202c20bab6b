import { setTimeout as wait } from 'node:timers/promises'
import { algoliasearch } from 'algoliasearch'
import { env } from '../env.ts'
import { reportDiagnostics } from './disk/report.ts'
import { loadRecords } from './search/load-records.ts'
import { type PushTarget, pushExit, pushSearchIndex } from './search/push-command.ts'
import { parsePushOptions } from './search/push-options.ts'

// `npm run push-search-index`: brings the hosted search index up to date.
const root = process.cwd()

/** The index that the environment configures. */
function target(): PushTarget | undefined {
  const { hostedSearch, SEARCH_ADMIN_KEY: key } = env
  if (hostedSearch === undefined || !key) return undefined
  return { client: algoliasearch(hostedSearch.appId, key), indexName: hostedSearch.indexName, secret: key }
}

async function run(): Promise<number> {
  const options = parsePushOptions(process.argv.slice(2))
  if (typeof options === 'string' || env.hostedSearchProblem !== undefined) {
    console.error(env.hostedSearchProblem ?? options)
    return pushExit.configuration
  }
  const named = target()
  if (named === undefined && !options.dryRun) {
    console.error(
      'A push needs NEXT_PUBLIC_SEARCH_APP_ID, NEXT_PUBLIC_SEARCH_API_KEY, NEXT_PUBLIC_SEARCH_INDEX, and SEARCH_ADMIN_KEY in the environment.',
    )
    return pushExit.configuration
  }
  const { records, diagnostics } = await loadRecords(root)
  reportDiagnostics(root, diagnostics)
  if (records === undefined) {
    console.error('Refused. The content has errors.')
    return pushExit.refused
  }
  return pushSearchIndex(records, named, options, {
    print: (line) => console.log(line),
    wait: (delayMs) => wait(delayMs),
  })
}

process.exitCode = await run()
