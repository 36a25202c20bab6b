import { cpus, loadavg } from 'node:os'

/**
 * What the figures of a run depend on, in one line for below its table: day, processors, how busy they are, versions.
 */
export function machineLine(...versions: readonly string[]): string {
  const day = new Date().toISOString().slice(0, 10)
  const load = `load ${loadavg()[1]?.toFixed(1)}`
  return [day, `${cpus().length} cores`, load, `Node ${process.versions.node}`, ...versions].join(' · ')
}
