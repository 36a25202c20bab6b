import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runMeasured, shellSeconds } from './run-measured.ts'

const folder = mkdtempSync(join(tmpdir(), 'measured-'))
const node = (program: string) => ({ args: [process.execPath, '-e', program] })

test('reads the shell’s times', () => {
  expect(shellSeconds('1m2.500s')).toBe(62.5)
})

test('counts time and memory of the processes that a command starts', async () => {
  const work = 'const end = process.cpuUsage().user + 400000; while (process.cpuUsage().user < end);'
  const memory = 'globalThis.kept = Buffer.alloc(200e6, 1);'
  const parent = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(memory + work)}])`
  const usage = await runMeasured(node(parent), folder, join(folder, 'log'))
  expect(usage.cpuSeconds).toBeGreaterThan(0.4)
  expect(usage.peakBytes).toBeGreaterThan(200e6)
})

test('says which command failed', async () => {
  await expect(runMeasured(node('process.exit(3)'), folder, join(folder, 'log'))).rejects.toThrow('failed in')
})
