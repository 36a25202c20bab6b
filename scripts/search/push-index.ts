import type { Algoliasearch } from 'algoliasearch'
import { isMissingIndex } from '#lib/search/hosted-failure.ts'
import type { PushPlan } from '#lib/search/hosted-plan.ts'
import type { HostedRecord } from '#lib/search/hosted-record.ts'
import type { HostedSetup } from '#lib/search/hosted-setup.ts'

interface HostedState {
  /** Hashes of its records by id; a record that this project did not push has none. */
  hashes: Map<string, string | undefined>
  /** Hash of its settings and synonyms, if a push has stored one. */
  setup: string | undefined
}

/** Records per call; the host recommends batches of at most 10 MB. */
const batchSize = 1_000

/** Reads the state of a hosted index: only the hash of each record. */
export async function readHosted(client: Algoliasearch, indexName: string): Promise<HostedState> {
  const hashes: HostedState['hashes'] = new Map()
  try {
    const { userData } = await client.getSettings({ indexName })
    await client.browseObjects<{ hash?: string }>({
      indexName,
      browseParams: { attributesToRetrieve: ['hash'], hitsPerPage: batchSize },
      aggregator: ({ hits }) => {
        for (const { objectID, hash } of hits) hashes.set(objectID, hash)
      },
    })
    return { hashes, setup: (userData as { setup?: string } | undefined)?.setup }
  } catch (error) {
    if (isMissingIndex(error)) return { hashes: new Map(), setup: undefined }
    throw error
  }
}

/** Sends settings and synonyms, and waits until they are in effect. */
async function sendSetup(client: Algoliasearch, indexName: string, { settings, synonyms }: HostedSetup): Promise<void> {
  const tasks = [
    await client.setSettings({ indexName, indexSettings: settings }),
    synonyms.length === 0
      ? await client.clearSynonyms({ indexName })
      : await client.saveSynonyms({ indexName, synonymHit: synonyms, replaceExistingSynonyms: true }),
  ]
  for (const { taskID } of tasks) await client.waitForTask({ indexName, taskID })
}

/**
 * Replaces a whole hosted index: readers see the old one until the new one is complete, with its settings and synonyms.
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  records: readonly HostedRecord[],
  setup: HostedSetup,
): Promise<void> {
  const filling: Algoliasearch = {
    ...client,
    // Called for the temporary index: its setup replaces the old index's setup together with the records.
    async chunkedBatch(batch, requestOptions) {
      const responses = await client.chunkedBatch(batch, requestOptions)
      await sendSetup(client, batch.indexName, setup)
      return responses
    },
  }
  const objects = records.map((record) => ({ ...record }))
  // Rules are created at the host by its administrators, so they are preserved.
  await filling.replaceAllObjects({ indexName, objects, batchSize, scopes: ['rules'] })
}

/** Sends only what differs; new records are added before old ones are removed. */
export async function sendDifference(
  client: Algoliasearch,
  indexName: string,
  { added, changed, removed }: PushPlan,
  setup: HostedSetup | undefined,
): Promise<void> {
  if (setup !== undefined) await sendSetup(client, indexName, setup)
  const objects = [...added, ...changed].map((record) => ({ ...record }))
  if (objects.length > 0) await client.saveObjects({ indexName, objects, batchSize, waitForTasks: true })
  if (removed.length > 0) {
    await client.deleteObjects({ indexName, objectIDs: removed, batchSize, waitForTasks: true })
  }
}
