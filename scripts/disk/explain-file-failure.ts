import { statfsSync } from 'node:fs'

interface Reason {
  what: string
  remedy: string
}

const full: Reason = {
  what: 'the disk is full',
  remedy: 'Free some space, then run the command again. .cache/ and .next/ can be deleted: they are created again.',
}
const forbidden: Reason = {
  what: 'this user is not allowed to do that',
  remedy:
    'Another user or a container has probably created the files: give them to this user (chown), or delete .cache/, .next/, .contentlayer/, and public/generated/, which are created again.',
}
const reasons: Readonly<Record<string, Reason>> = {
  ENOSPC: full,
  EDQUOT: { ...full, what: 'the quota of this user is used up' },
  EROFS: {
    what: 'it is on a read-only file system',
    remedy: 'Mount it for writing. A build writes to .cache/, .contentlayer/, .next/, public/, and out/.',
  },
  EACCES: forbidden,
  EPERM: forbidden,
  EBUSY: {
    what: 'it is in use',
    remedy: 'If out/ itself is mounted, it cannot be replaced in one step: mount its parent folder instead.',
  },
  ENOTDIR: {
    what: 'there is a file where a folder is needed',
    remedy: 'Move that file away, then run the command again.',
  },
}

/** A disk with less than this counts as full: even a build of the smallest site writes more. */
const fullBelowBytes = 16 * 1024 * 1024

function messages(kind: string, path: string, { what, remedy }: Reason): string {
  return `${path}: ${what} (${kind}).\n${remedy}`
}

/**
 * Explains why files could not be read or written: what failed, where, and what to do. Undefined for other errors.
 * @param error its causes are examined as well
 */
export function explainFileFailure(error: unknown): string | undefined {
  let path: string | undefined
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    const { code, path: from, dest } = one as NodeJS.ErrnoException & { dest?: string }
    path ??= /^Cannot write (.+)$/.exec(one.message)?.[1]
    const reason = reasons[code ?? '']
    if (code !== undefined && reason !== undefined) return messages(code, path ?? from ?? dest ?? 'A file', reason)
  }
  return undefined
}

/** Explains that a folder's disk is full: another program's messages don't always say so. */
export function explainFullDisk(folder: string): string | undefined {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < fullBelowBytes ? messages('ENOSPC', folder, full) : undefined
}
