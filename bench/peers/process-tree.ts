import { readdirSync, readFileSync } from 'node:fs'

/** A process as /proc tells of it. */
interface ProcessState {
  pid: number
  parent: number
  session: number
  /** Processor time of its own, without its children's. */
  cpuSeconds: number
}

// Linux counts processor time in hundredths for everything outside of the kernel.
const ticksPerSecond = 100

/** Reads a line of /proc/<pid>/stat. The name in parentheses may hold anything. @see proc(5) */
export function parseStat(line: string): ProcessState {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const number = (at: number) => Number(fields[at])
  return {
    pid: Number.parseInt(line, 10),
    parent: number(1),
    session: number(3),
    cpuSeconds: (number(11) + number(12)) / ticksPerSecond,
  }
}

/** The processes below one, itself included: by parent, and by session, which those keep whose parent has ended. */
export function treeOf(root: number, states: readonly ProcessState[]): ProcessState[] {
  const members = new Set(states.filter(({ pid, session }) => pid === root || session === root).map(({ pid }) => pid))
  for (let before = -1; before !== members.size; ) {
    before = members.size
    for (const { pid, parent } of states) if (members.has(parent)) members.add(pid)
  }
  return states.filter(({ pid }) => members.has(pid))
}

/** A process may end between two reads. */
function readProcessFile(pid: string | number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return undefined
  }
}

/** Memory of a process that is in use and in RAM. */
export function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readProcessFile(pid, 'status') ?? '')?.[1] ?? 0) * 1024
}

export function allProcesses(): ProcessState[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const line = readProcessFile(pid, 'stat')
      return line === undefined ? [] : [parseStat(line)]
    })
}
