import { comparePeers } from './peers/compare-peers.ts'
import { engines } from './peers/engines/all-engines.ts'
import { readOptions } from './peers/peers-options.ts'

// Builds the same pages with other engines, and opens them in a browser.
// Run: npm run bench -- peers [--peers ours,docusaurus] [--pages own,600,3000] [--what build,dev,browser] [--runs 1]
// [--tables]
await comparePeers(process.cwd(), readOptions(process.argv.slice(2), Object.keys(engines)))
