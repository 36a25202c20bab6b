import { parseArgs } from 'node:util'
import { killBuilds } from './kills/kill-builds.ts'
import { killsTable } from './kills/kills-table.ts'
import { machineLine } from './measuring/machine.ts'

// Builds that are ended before their time, at seeded moments: what is left in out/, and what the next build makes of it.
// Run: npm run bench -- kills [--times 50] [--seed 1]
const { values } = parseArgs({
  options: { times: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
})

const kills = await killBuilds({
  times: Number(values.times),
  seed: Number(values.seed),
  onKill: (kill, number) =>
    console.error(`${number}  ${kill.kind}  ${kill.moment}  ${kill.faults.join('; ') || 'sound'}`),
})
console.log(killsTable(kills))
console.log(`\n${machineLine()}`)
const faults = kills.flatMap((kill) => kill.faults.map((fault) => `${kill.kind}, ${kill.moment}: ${fault}`))
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
