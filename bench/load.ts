import { parseArgs } from 'node:util'
import { measureLoad } from './load/measure-load.ts'
import { machineLine } from './measuring/machine.ts'

// The export under load: nginx asked by wrk for pages of each kind, in turn with a plain file of the same size.
// Run: npm run bench -- load [--seconds 5] [--connections 64]
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, connections: { type: 'string', default: '64' } },
})
const { table, versions } = await measureLoad(process.cwd(), Number(values.seconds), Number(values.connections))
console.log(`${table}\n\n${machineLine(...versions)}`)
