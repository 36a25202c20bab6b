import type { EngineBuild } from './engine-build.ts'
import { lunr } from './lunr.ts'
import { miniSearch } from './mini-search.ts'
import { ours } from './ours.ts'
import { pagefind } from './pagefind.ts'

/** All engines that are compared: ours, and the peers. */
export const engines: readonly EngineBuild[] = [ours, lunr, miniSearch, pagefind]
