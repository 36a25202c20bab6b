import { docusaurus } from './docusaurus.ts'
import type { Engine } from './engine.ts'
import { fumadocs } from './fumadocs.ts'
import { ours } from './ours.ts'
import { vitepress } from './vitepress.ts'

/** All engines by the name that `--peers` takes. */
export const engines: Readonly<Record<string, (project: string) => Engine>> = { ours, docusaurus, vitepress, fumadocs }
