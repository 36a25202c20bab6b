import { parseArgs } from 'node:util'
import { killBuilds } from './kills/kill-builds.ts'
import { killsTable } from './kills/kills-table.ts'
import { machineLine } from './measuring/machine.ts'

// Kills builds at seeded moments: reports what is left in out/, and the result of the next build.
// Run: npm run bench -- kills [--times 50] [--seed 1]
const { values } = parseArgs({
  options: { times: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
})

const kills = await killBuilds({
  times: Number(values.times),
  seed: Number(values.seed),
  onKill: (kill, number) =>
    console.error(`${number}  ${kill.kind}  ${kill.moment}  ${kill.diagnostics.join('; ') || 'sound'}`),
})
console.log(killsTable(kills))
console.log(`\n${machineLine()}`)
const diagnostics = kills.flatMap((kill) =>
  kill.diagnostics.map((diagnostic) => `${kill.kind}, ${kill.moment}: ${diagnostic}`),
)
for (const diagnostic of diagnostics) console.error(diagnostic)
if (diagnostics.length > 0) process.exitCode = 1
