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
 * npm's software bill of materials without the parts that differ between runs and machines: timestamp, serial number,
 * npm version, folder name, registry URL. Packages shipped to readers are marked.
 * @param shipped folders of packages whose code or files are in the export
 * @throws if the text is not a CycloneDX document
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
  const markedComponents = components.map(({ externalReferences, properties = [], ...one }) => ({
    ...one,
    properties: [
      ...properties,
      { name: 'site:use', value: readers.has(`${one.name}@${one.version}`) ? 'shipped' : 'build' },
    ],
  }))
  return `${JSON.stringify({ ...rest, metadata: { ...about, component: { ...site, name } }, components: markedComponents }, null, 1)}\n`
}
