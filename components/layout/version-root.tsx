import type { ReactNode } from 'react'
import { publicHref } from '#lib/pages/public-href.ts'
import { site } from '../site.ts'

interface Props {
  version: string | undefined
  /** The same page in the current version, or the start page of that version. */
  currentRoute: string
  children: ReactNode
}

const otherVersion = (version: string | undefined) => site.versions.others.find(({ id }) => id === version)

/** Whether pages of a version have a notice above their content. */
export const isOutdated = (version: string | undefined) => otherVersion(version)?.outdated === true

/** Container of one version's pages, with a notice if the version is outdated. */
export function VersionRoot({ version, currentRoute, children }: Props) {
  const other = otherVersion(version)
  return (
    <div className="version-root" data-version={version ?? 'current'}>
      {other?.outdated === true ? (
        <p className="version-banner" role="note">
          This is the documentation of {other.label}, which is no longer maintained.{' '}
          <a href={publicHref(currentRoute)}>Go to {site.versions.current.label}</a>
        </p>
      ) : null}
      {children}
    </div>
  )
}
