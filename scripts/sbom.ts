import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockedPackages } from '#lib/dependencies/locked-package.ts'
import { stableSbom } from '#lib/dependencies/stable-sbom.ts'
import { shippedPackages } from './dependencies/shipped-packages.ts'
import { writeTextIfChanged } from './disk/write-file.ts'

// `npm run sbom`: lists everything that the site is built with, in CycloneDX format, from the lock file alone.
const root = process.cwd()
const target = '.cache/sbom.cdx.json'
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
})
if (status !== 0) throw new Error(`npm could not list the packages: ${stderr}`)
const { name } = JSON.parse(read('package.json')) as { name: string }
const packages = lockedPackages(read('package-lock.json'))
writeTextIfChanged(join(root, target), stableSbom(stdout, packages, await shippedPackages(root), name))
console.log(`${target} lists ${packages.length} packages`)
