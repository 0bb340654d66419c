import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { DeskShowRow } from '#contract/show/desk'
import { itemsOf } from '../../../api/paging'
import { useGetDeskShowsInfiniteQuery } from '../../../api/show/deskShowApi'
import { Combobox } from '../../../ui/kit/Combobox'
import type { FieldChange, FieldTexts } from '../../../ui/kit/Field'
import { newMessages as messages } from './messages'

interface Props extends FieldTexts {
  id: string
  value?: string
  onChange: (change: FieldChange) => void
}

const takesEntries = ({ state }: DeskShowRow) => state !== 'finished' && state !== 'cancelled'

/** A show that is not over, found by a part of its name or town. */
export const ShowPicker = ({ value = '', ...field }: Props) => {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState('')
  const found = useGetDeskShowsInfiniteQuery({ order: 'newest', text: typed, state: '' })
  const shows = (itemsOf(found.currentData) ?? []).filter(takesEntries)
  const options = shows.map(({ slug, name }) => ({ value: slug, label: name }))
  const isListed = value === '' || shows.some(({ slug }) => slug === value)
  return (
    <Combobox
      {...field}
      hint={formatMessage(messages.showHint)}
      value={value}
      options={isListed ? options : [{ value, label: value }, ...options]}
      onSearch={setTyped}
      state={found.isError ? 'failed' : found.isFetching ? 'loading' : 'ready'}
      onAgain={() => void found.refetch()}
    />
  )
}
