import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Configure, useSearchBox } from 'react-instantsearch'
import { wholeSite } from '#lib/search/model/contexts.ts'
import { queryText, searchHref } from '#lib/search/search-address.ts'
import { forSuggestions } from '#lib/search/suggested-hits.ts'
import { canAskAi } from '../ask-ai.ts'
import type { ComboboxAction } from './combobox-keys.ts'
import { followLink, pressLink } from './follow-link.ts'
import type { PageScope } from './page-scope.ts'
import { SearchPanel } from './search-panel.tsx'
import { createSearchSheet } from './search-sheet.ts'
import { useCombobox } from './use-combobox.ts'
import { useSearchScope } from './use-index-overview.ts'
import { useRecentSearches } from './use-recent-searches.ts'
import { type SearchAnswerState, useSearchAnswer } from './use-search-answer.ts'

/** @see specification, section 9 */
const mostSuggestions = 8

interface Props {
  form: HTMLFormElement
  input: HTMLInputElement
  scope: PageScope
  startsOpen: boolean
}

/** The text of the field, and what it searches for. */
function useQuery(input: HTMLInputElement) {
  // Not the hook's query, which only changes with the first answer.
  const [query, setQuery] = useState('')
  const { refine } = useSearchBox()
  const type = (text: string) => {
    setQuery(queryText(text))
    refine(queryText(text))
  }
  const write = (text: string) => {
    input.value = text
    type(text)
    input.focus()
  }
  return { query, type, write }
}

/** Calls a function for a text that was entered, as soon as there is an answer to it. */
function useEntered(status: SearchAnswerState['status'], onAnswer: () => void) {
  const [isEntered, setEntered] = useState(false)
  const finish = useEffectEvent(() => onAnswer())
  useEffect(() => {
    if (!isEntered || status === 'searching') return
    setEntered(false)
    finish()
  }, [isEntered, status])
  return setEntered
}

interface FormEvents {
  onStart: () => void
  onSubmit: () => void
  onEnd: () => void
}

/** Takes over a form of the page while the component is there. */
function useForm(form: HTMLFormElement, events: FormEvents): void {
  const start = useEffectEvent(() => events.onStart())
  const submit = useEffectEvent(() => events.onSubmit())
  const end = useEffectEvent(() => events.onEnd())
  useEffect(() => {
    start()
    const controller = new AbortController()
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      submit()
    }
    form.addEventListener('submit', onSubmit, { signal: controller.signal })
    return () => {
      controller.abort()
      end()
    }
  }, [form])
}

/** The search box: the text, the search scope, and the keyboard handling. */
export function SearchCombobox({ form, input, scope, startsOpen }: Props) {
  const { query, type, write } = useQuery(input)
  const answer = useSearchAnswer(query)
  const recent = useRecentSearches()
  const { contexts, popular, context, narrowed, narrowTo } = useSearchScope(scope, answer.status === 'done')
  const listId = useId()
  const optionId = (index: number) => `${listId}-option-${index}`

  const isTyped = query.trim() !== ''
  const hits = isTyped ? answer.hits.slice(0, mostSuggestions) : []
  const isAnswered = answer.status === 'done'
  // After the hits, an option asks the assistant, and the last one leads to all results.
  const ways = canAskAi() ? 2 : 1
  const listed = !isTyped
    ? recent.list.length + popular.length
    : hits.length > 0 && answer.status !== 'failed'
      ? hits.length + ways
      : 0
  const hrefOf = (text: string) =>
    searchHref({ query: text, version: scope.version, context: narrowed?.id ?? wholeSite })

  const leave = (text = query) => {
    recent.add(text)
    combobox.close()
    input.blur()
  }
  const narrow = (id: string | undefined) => {
    narrowTo(id)
    input.focus()
  }
  const act = (action: ComboboxAction, active: number, event: KeyboardEvent) => {
    if (action.kind === 'clear') write('')
    if (action.kind === 'widen') narrowTo(undefined)
    const selectedText = isTyped ? undefined : recent.list[active]
    if (action.kind === 'remove' && selectedText !== undefined) recent.remove(selectedText)
    if (action.kind !== 'choose') return
    const option = document.getElementById(optionId(active))
    if (selectedText !== undefined) write(selectedText)
    else if (option instanceof HTMLAnchorElement) pressLink(option, event)
    else option?.click()
  }

  const [sheet] = useState(() => createSearchSheet(form, input, () => dismissed()))
  const combobox = useCombobox({
    form,
    input,
    listId,
    optionId,
    count: isTyped && !isAnswered ? 0 : listed,
    lasting: isTyped ? ways : 0,
    hasList: listed > 0,
    preselects: isTyped,
    startsOpen,
    onOpen: sheet.open,
    onClose() {
      setEntered(false)
      sheet.close()
    },
    onType(text) {
      setEntered(false)
      type(text)
    },
    onAction: act,
  })
  const dismissed = useEffectEvent(() => combobox.close())
  const openAll = () => {
    leave(input.value)
    followLink(hrefOf(input.value), form)
  }
  // Until then, the list has hits of an earlier text.
  const setEntered = useEntered(answer.status, () => {
    const first = document.getElementById(optionId(0))
    if (isAnswered && first instanceof HTMLAnchorElement) first.click()
    else openAll()
  })
  useForm(form, {
    onStart() {
      if (startsOpen) sheet.open()
      type(input.value)
    },
    onSubmit() {
      type(input.value)
      if (combobox.isOpen && input.value.trim() !== '') setEntered(true)
      else openAll()
    },
    onEnd: sheet.remove,
  })

  return (
    <>
      <Configure
        hitsPerPage={mostSuggestions}
        ruleContexts={[forSuggestions]}
        {...(narrowed === undefined ? {} : { facetFilters: [`context:${narrowed.id}`] })}
      />
      <SearchPanel
        isOpen={combobox.isOpen}
        query={query}
        answer={answer}
        hits={hits}
        hasList={listed > 0}
        contexts={contexts}
        list={{
          id: listId,
          optionId,
          active: isTyped ? Math.max(combobox.active, 0) : combobox.active,
          onPoint: combobox.activate,
        }}
        recent={recent}
        popular={popular}
        context={context}
        isNarrowed={narrowed !== undefined}
        allHref={hrefOf(query)}
        onNarrow={(isNarrowed) => narrow(isNarrowed ? context?.id : undefined)}
        onWrite={write}
        onLeave={() => leave()}
      />
    </>
  )
}
