import type { ReactNode } from 'react'
import type { AlgoliaHit } from '#lib/search/algolia-answer.ts'
import type { SearchContext } from '#lib/search/model/contexts.ts'
import { hitHref } from '#lib/search/searched-terms.ts'
import { sectionLabel } from '#lib/search/section-label.ts'
import { groupHits } from '#lib/search/suggested-hits.ts'
import { askAi } from '../ask-ai.ts'
import { staysHere } from './follow-link.ts'
import { HitCall, HitExcerpt, HitTitle } from './hit-text.tsx'
import { hitIcon, SearchIcon } from './search-icon.tsx'

interface OptionProps {
  id: string
  isActive: boolean
  onPoint: () => void
  onFollow: () => void
}

interface OptionLinkProps extends OptionProps {
  className: string
  href: string
  children: ReactNode
}

/** An option that leads to a page. It is a link, so readers can open it in a new tab. */
function OptionLink({ className, href, children, id, isActive, onPoint, onFollow }: OptionLinkProps) {
  return (
    <a
      role="option"
      id={id}
      className={className}
      href={href}
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={(event) => {
        if (!staysHere(event)) onFollow()
      }}
    >
      {children}
    </a>
  )
}

interface SuggestionProps extends OptionProps {
  hit: AlgoliaHit
  /** The page or the part of the site that the suggestion is below, unless the heading of its group says so. */
  place: string | undefined
}

/** A suggestion: an operation with its method and path, or a page with its place and an excerpt. */
function Suggestion({ hit, place, ...option }: SuggestionProps) {
  return (
    <OptionLink className="search-hit" href={hitHref(hit)} {...option}>
      <SearchIcon name={hitIcon(hit)} />
      <span className="search-hit-title">
        <HitTitle hit={hit} />
      </span>
      {hit.kind === 'operation' ? (
        <HitCall hit={hit} />
      ) : (
        <>
          {place === undefined ? null : <span className="search-hit-label">{place}</span>}
          <span className="search-hit-text">
            <HitExcerpt hit={hit} />
          </span>
        </>
      )}
    </OptionLink>
  )
}

/** The list of options below the field, whose focus stays in the field. */
export interface OptionList {
  id: string
  optionId: (index: number) => string
  /** Index of the option that the keys have reached. */
  active: number
  /** Called when the pointer reaches an option. */
  onPoint: (index: number) => void
}

interface Props extends OptionList {
  hits: readonly AlgoliaHit[]
  /** The parts of the site, for suggestions that are below no page. */
  contexts: readonly SearchContext[]
  /** The link to all results, which is the last option. */
  all: { href: string; label: string }
  /** What the assistant can be asked, which is the option before that; undefined where there is no assistant. */
  question: string | undefined
  onFollow: () => void
}

/** Asks the assistant what is typed, for questions that a list of pages doesn't answer. */
function AskOption({ question, id, isActive, onPoint, onFollow }: OptionProps & { question: string }) {
  return (
    <button
      type="button"
      role="option"
      id={id}
      className="search-hit search-ask"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={() => {
        onFollow()
        askAi(question)
      }}
    >
      <SearchIcon name="ask" />
      <span className="search-hit-title">
        Ask AI about “<bdi>{question}</bdi>”
      </span>
    </button>
  )
}

/** Suggestions in groups, the best first. The numbers of options continue from group to group. */
export function SuggestionList({ id, optionId, hits, contexts, all, question, active, onPoint, onFollow }: Props) {
  const groups = groupHits(hits)
  const order = groups.flatMap((group) => group.hits)
  const linkProps = (index: number) => ({
    id: optionId(index),
    isActive: index === active,
    onPoint: () => onPoint(index),
    onFollow,
  })
  return (
    <div role="listbox" id={id} className="search-list" aria-label="Suggestions" tabIndex={-1}>
      {groups.map(({ label, hits: members }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={members[0]?.objectID} role="group" aria-label={label}>
          <p className="search-group" role="presentation">
            {label}
          </p>
          {members.map((hit) => {
            const place = hit.breadcrumbs.at(-1) ?? sectionLabel(hit, contexts)
            return (
              <Suggestion
                key={hit.objectID}
                hit={hit}
                place={place === label ? undefined : place}
                {...linkProps(order.indexOf(hit))}
              />
            )
          })}
        </div>
      ))}
      <div className="search-ways" role="presentation">
        {question === undefined ? null : <AskOption question={question} {...linkProps(order.length)} />}
        <OptionLink
          className="search-hit search-all"
          href={all.href}
          {...linkProps(order.length + (question === undefined ? 0 : 1))}
        >
          <SearchIcon name="enter" />
          <span className="search-hit-title">{all.label}</span>
        </OptionLink>
      </div>
    </div>
  )
}
