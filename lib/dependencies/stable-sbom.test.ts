import { expect, test } from 'vitest'
import type { LockedPackage } from './locked-package.ts'
import { stableSbom } from './stable-sbom.ts'

const lockedPackage = (name: string): LockedPackage => ({
  path: `node_modules/${name}`,
  name,
  version: '1.0.0',
  license: 'MIT',
  integrity: undefined,
  resolved: undefined,
  hasInstallScript: false,
})

/** Output of npm, which differs between runs and machines. */
function npmSbom(run: string): string {
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

test('is the same in every run and on every machine, and marks packages shipped to readers', () => {
  const [one, otherRun] = ['one', 'other'].map((run) =>
    stableSbom(npmSbom(run), [lockedPackage('lamp'), lockedPackage('wick')], new Set(['node_modules/lamp']), 'docs'),
  )
  expect(otherRun).toBe(one)
  expect(JSON.parse(one ?? '')).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { lifecycles: [{ phase: 'pre-build' }], component: { name: 'docs', version: '0.1.0' } },
    components: [
      { name: 'lamp', version: '1.0.0', properties: [{ name: 'site:use', value: 'shipped' }] },
      { name: 'wick', version: '1.0.0', properties: [{ name: 'site:use', value: 'build' }] },
    ],
  })
})

test('a text that is not a bill of materials is rejected', () => {
  expect(() => stableSbom('{}', [], new Set(), 'docs')).toThrow(/CycloneDX/)
})
