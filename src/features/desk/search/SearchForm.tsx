import { Search } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { openDesk } from '#contract/access/screenPolicies'
import { limits } from '#contract/shared/limits'
import { useSearchDeskQuery } from '../../../api/desk/deskSearchApi'
import { commonMessages } from '../../../i18n/commonMessages'
import { selectAllowed } from '../../../store/access/access'
import { resultReached, selectDeskSearch } from '../../../store/desk/deskSearchSlice'
import { askTyped, typeSearch } from '../../../store/desk/typeSearch'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { navigate } from '../../../store/router/navigation'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { Loader } from '../../../ui/kit/Loader'
import { TextField } from '../../../ui/kit/TextField'
import { VisuallyHidden } from '../../../ui/kit/VisuallyHidden'
import { messages } from './messages'
import { Results } from './Results'
import { hitsOf, whereTo, type Hit } from './whereTo'

const nothing: Hit[] = []

/** The field and what it has found: arrows reach a result, Enter opens it. */
export const SearchForm = () => {
  const id = useId()
  const dispatch = useAppDispatch()
  const { formatMessage } = useIntl()
  const field = useRef<HTMLInputElement>(null)
  // The dialog has given the focus away before its sentences came.
  useEffect(() => {
    field.current?.focus()
  }, [])
  const isAdmin = useAppSelector((state) => selectAllowed(state, openDesk))
  const { sought, query, reached: reachedId } = useAppSelector(selectDeskSearch)
  const { currentData, isError, refetch } = useSearchDeskQuery(query ?? { sought: '' }, { skip: query === null })
  const hits = currentData && query ? hitsOf(currentData) : nothing
  const reached = hits.find((hit) => hit.id === reachedId) ?? hits.find((hit) => whereTo(hit) !== null) ?? hits[0]
  const open = (hit: Hit) => {
    const url = whereTo(hit)
    if (url !== null) dispatch(navigate(url))
  }
  const step = (by: 1 | -1) => {
    const at = hits.findIndex((hit) => hit === reached)
    const next = hits[(at + by + hits.length) % hits.length]
    if (next) dispatch(resultReached(next.id))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // What is being written with a keyboard for another script is not finished yet.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (sought.trim() === query?.sought && reached) open(reached)
      else dispatch(askTyped())
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    }
  }
  const isEmpty = currentData !== undefined && query !== null && hits.length === 0
  return (
    <>
      <TextField
        ref={field}
        id={`${id}-sought`}
        type="search"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={hits.length > 0 ? id : undefined}
        aria-activedescendant={reached ? `${id}-${reached.id}` : undefined}
        icon={<Search aria-hidden />}
        label={formatMessage(isAdmin ? messages.label : messages.labelShows)}
        hint={formatMessage(isAdmin ? messages.hint : messages.hintShows)}
        maxLength={limits.searchText}
        value={sought}
        onChange={({ target }) => dispatch(typeSearch(target.value))}
        onKeyDown={onKeyDown}
      />
      {hits.length > 0 && <Results id={id} hits={hits} reached={reached} onOpen={open} />}
      {query !== null && !currentData && !isError && <Loader label={formatMessage(messages.searching)} showLabel />}
      {isEmpty && (
        <p role="status">
          <FormattedMessage {...commonMessages.noMatch} values={{ text: query.sought }} />
        </p>
      )}
      {isError && query !== null && (
        <>
          <FormError>
            <FormattedMessage {...messages.failed} />
          </FormError>
          <Button variant="outline" onClick={() => void refetch()}>
            <FormattedMessage {...commonMessages.again} />
          </Button>
        </>
      )}
      <VisuallyHidden role="status">
        {hits.length > 0 && formatMessage(messages.count, { count: hits.length })}
      </VisuallyHidden>
    </>
  )
}
