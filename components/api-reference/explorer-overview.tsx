import type { ApiReference } from '#lib/api/api-operation.ts'
import { apiDownloads } from '#lib/api/downloads.ts'
import { FirstCall } from './first-call.tsx'

/** What the overview shows of the specification. */
export interface ApiFacts {
  title: string
  version: string | undefined
  /** HTML; empty if there is none. */
  description: string
}

interface Props {
  facts: ApiFacts
  operations: ApiReference['operations']
}

/**
 * The overview of the API while the explorer loads, and for readers without it. Its last part is also in the overview
 * of Elements, which otherwise looks the same.
 */
export function ExplorerOverview({ facts: { title, version, description }, operations }: Props) {
  return (
    <section className="explorer-start" aria-label="Overview">
      <p className="without-js">
        The explorer needs JavaScript. The pages of the operations have the same content without it.
      </p>
      <h2>{title}</h2>
      {version === undefined ? null : <p className="explorer-version">Version {version}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own build wrote it, without foreign tags */}
      <div className="explorer-description" dangerouslySetInnerHTML={{ __html: description }} />
      <div className="explorer-intro">
        <FirstCall operations={operations} />
        <p className="explorer-downloads">
          Download the specification as <a href={apiDownloads.yaml}>YAML</a> or <a href={apiDownloads.json}>JSON</a>, or
          as a <a href={apiDownloads.postman}>Postman collection</a>.
        </p>
      </div>
    </section>
  )
}
