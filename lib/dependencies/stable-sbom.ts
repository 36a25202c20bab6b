import { z } from 'zod'
import type { LockedPackage } from './locked-package.ts'

const component = z.looseObject({
  name: z.string(),
  version: z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  externalReferences: z.unknown().optional(),
})

const bom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  serialNumber: z.unknown(),
  metadata: z.looseObject({ timestamp: z.unknown(), tools: z.unknown(), component }),
  components: z.array(component),
})

/**
 * npm's list of materials without what differs from run to run and from machine to machine: time, number, version of npm, name
 * of the folder, address of the registry. Packages that readers get are marked.
 * @param shipped folders of packages whose code or files are in the export
 * @throws when the text is no such list
 */
export function stableSbom(
  text: string,
  packages: readonly LockedPackage[],
  shipped: ReadonlySet<string>,
  name: string,
): string {
  const { serialNumber, metadata, components, ...rest } = bom.parse(JSON.parse(text))
  const { timestamp, tools, component: site, ...about } = metadata
  const readers = new Set(packages.filter(({ path }) => shipped.has(path)).map((one) => `${one.name}@${one.version}`))
  const marked = components.map(({ externalReferences, properties = [], ...one }) => ({
    ...one,
    properties: [
      ...properties,
      { name: 'site:use', value: readers.has(`${one.name}@${one.version}`) ? 'shipped' : 'build' },
    ],
  }))
  return `${JSON.stringify({ ...rest, metadata: { ...about, component: { ...site, name } }, components: marked }, null, 1)}\n`
}
