import { expect, test } from 'vitest'
import type { LockedPackage } from './locked-package.ts'
import { stableSbom } from './stable-sbom.ts'

const locked = (name: string): LockedPackage => ({
  path: `node_modules/${name}`,
  name,
  version: '1.0.0',
  licence: 'MIT',
  integrity: undefined,
  resolved: undefined,
  hasInstallScript: false,
})

/** As npm writes it, in some run on some machine. */
function written(run: string): string {
  return JSON.stringify({
    bomFormat: 'CycloneDX',
    serialNumber: `urn:uuid:${run}`,
    metadata: {
      timestamp: run,
      lifecycles: [{ phase: 'pre-build' }],
      tools: [{ name: 'cli', version: run }],
      component: { name: `folder-${run}`, version: '0.1.0' },
    },
    components: ['lamp', 'wick'].map((name) => ({
      name,
      version: '1.0.0',
      properties: [],
      externalReferences: [{ type: 'distribution', url: `https://registry-${run}.example/${name}` }],
    })),
  })
}

test('is the same in every run and on every machine, and tells what readers get', () => {
  const [one, other] = ['one', 'other'].map((run) =>
    stableSbom(written(run), [locked('lamp'), locked('wick')], new Set(['node_modules/lamp']), 'docs'),
  )
  expect(other).toBe(one)
  expect(JSON.parse(one ?? '')).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { lifecycles: [{ phase: 'pre-build' }], component: { name: 'docs', version: '0.1.0' } },
    components: [
      { name: 'lamp', version: '1.0.0', properties: [{ name: 'site:use', value: 'shipped' }] },
      { name: 'wick', version: '1.0.0', properties: [{ name: 'site:use', value: 'build' }] },
    ],
  })
})

test('what is no list of materials is refused', () => {
  expect(() => stableSbom('{}', [], new Set(), 'docs')).toThrow(/CycloneDX/)
})
