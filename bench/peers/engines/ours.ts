import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { layOutPlainSite } from '../../synthetic/lay-out-plain-site.ts'
import type { Engine } from './engine.ts'
import { folderPages } from './page-addresses.ts'

/** This project. Its packages are already installed. */
export function ours(project: string): Engine {
  return {
    title: 'ours',
    install: () => {},
    layOut(set, pages) {
      const root = layOutPlainSite(project, `peers-${set}`, pages)
      rmSync(join(root, '.cache'), { recursive: true, force: true })
      return root
    },
    root: (set) => join(project, '.cache/sites', `peers-${set}`),
    build: { args: [process.execPath, 'scripts/run.mjs', 'build'], env: { NODE_ENV: 'production' } },
    dev: (port) => ({
      args: [process.execPath, 'scripts/run.mjs', 'dev'],
      env: { PORT: String(port), NODE_ENV: 'development' },
    }),
    output: 'out',
    source: ({ path }) => `content/${path}.md`,
    ...folderPages,
    search: { field: 'header input[name="q"]', result: '[role="option"]' },
  }
}
