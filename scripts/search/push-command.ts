import { createHash } from 'node:crypto'
import type { Algoliasearch } from 'algoliasearch'
import { hostFailure, withRetries } from '#lib/search/hosted-failure.ts'
import { planPush, refusalOf } from '#lib/search/hosted-plan.ts'
import { CrowdedPage, type HostedRecord, hostedRecords } from '#lib/search/hosted-record.ts'
import { type HostedSetup, hostedSetup } from '#lib/search/hosted-setup.ts'
import { describePlan, describeRecords } from '#lib/search/hosted-summary.ts'
import type { SiteRecords } from '../make/search-records.ts'
import { readHosted, replaceIndex, sendDifference } from './push-index.ts'
import type { PushOptions } from './push-options.ts'

/** Exit codes of the command by the outcome of a push. */
export const pushExit = { done: 0, refused: 1, configuration: 2, host: 3 } as const

type PushExit = (typeof pushExit)[keyof typeof pushExit]

/** The index that is pushed to, with a client that has permission to write. */
export interface PushTarget {
  client: Algoliasearch
  indexName: string
  /** The key of the client, which is never printed, even if a host's response contains it. */
  secret: string
}

interface PushTools {
  print: (line: string) => void
  wait: (delayMs: number) => Promise<void>
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function push(
  { client, indexName }: PushTarget,
  records: readonly HostedRecord[],
  setup: HostedSetup,
  { diff, dryRun, force }: PushOptions,
  { print, wait }: PushTools,
): Promise<PushExit> {
  const onRetry = (error: unknown, delayMs: number) =>
    print(`The host cannot be reached (${messageOf(error)}). Another attempt follows in ${delayMs / 1000} s.`)
  const retry = <T>(run: () => Promise<T>) => withRetries(run, { wait, onRetry })
  const hosted = await retry(() => readHosted(client, indexName))
  const plan = planPush(records, hosted.hashes)
  for (const line of describePlan(plan)) print(line)
  const changedSetup = hosted.setup === setup.hash ? undefined : setup
  print(`Settings and synonyms ${changedSetup === undefined ? 'are the same' : 'have changed'}.`)
  const refusal = refusalOf(records.length, plan.hostedCount)
  if (refusal !== undefined && !force) {
    print(`Refused. ${refusal} If that is right, push with --force.`)
    return pushExit.refused
  }
  if (dryRun) {
    print('This was a dry run; nothing was sent.')
    return pushExit.done
  }
  // Without an index there is nothing to compare with.
  if (!diff || hosted.hashes.size === 0) {
    await retry(() => replaceIndex(client, indexName, records, setup))
    print(`The index ${indexName} has been replaced.`)
  } else if (changedSetup === undefined && plan.unchangedCount === records.length && plan.removed.length === 0) {
    print('Nothing was sent.')
  } else {
    await retry(() => sendDifference(client, indexName, plan, changedSetup))
    print(`The difference is in the index ${indexName}.`)
  }
  return pushExit.done
}

/** The records of a site, or the problem with a page that does not fit into its records. */
function recordsOf(versions: SiteRecords['versions']): HostedRecord[] | CrowdedPage {
  try {
    return hostedRecords([...versions.values()].flat(), hash)
  } catch (error) {
    if (error instanceof CrowdedPage) return error
    throw error
  }
}

/**
 * Updates a hosted index to the site's records, and prints what it does.
 * @param target undefined if no index is configured, which is enough for a dry run
 */
export async function pushSearchIndex(
  { versions, synonyms }: SiteRecords,
  target: PushTarget | undefined,
  options: PushOptions,
  { print: printLine, wait }: PushTools,
): Promise<PushExit> {
  const print = (line: string) => printLine(target === undefined ? line : line.replaceAll(target.secret, '•••'))
  const records = recordsOf(versions)
  if (records instanceof CrowdedPage) {
    print(`Refused. ${records.message}`)
    return pushExit.refused
  }
  for (const line of describeRecords(records)) print(line)
  if (target === undefined) {
    print('No hosted index is named: there is nothing to compare with, and nothing was sent.')
    return pushExit.done
  }
  try {
    return await push(target, records, hostedSetup(synonyms, hash), options, { print, wait })
  } catch (error) {
    const failure = hostFailure(error)
    if (failure === undefined) throw error
    if (failure !== 'forbidden') {
      print(`The host ${failure === 'unreachable' ? 'cannot be reached' : 'refused'}: ${messageOf(error)}`)
      return pushExit.host
    }
    print(
      `The host does not accept SEARCH_ADMIN_KEY: ${messageOf(error)}. For ${target.indexName} and ${target.indexName}_tmp_* it needs the permissions addObject, deleteObject, deleteIndex, browse, settings, and editSettings.`,
    )
    return pushExit.configuration
  }
}
