import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Town } from '#contract/show/town'
import { useFindTownsQuery } from '../../../api/show/showsApi'
import { useFormats } from '../../../i18n/useFormats'
import { Combobox } from '../../../ui/kit/Combobox'
import { findingMessages as messages } from './findingMessages'
import { readNear, writeNear, type Near } from './near'

interface Props {
  near: Near | null
  onChange: (near: Near | null) => void
}

const stateOf = ({ isFetching, isError }: { isFetching: boolean; isError: boolean }) => {
  if (isFetching) return 'loading'
  return isError ? 'failed' : 'ready'
}

/** A town or a postcode area to measure distances from; emptied, nothing is measured. */
export const NearField = ({ near, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const { country } = useFormats()
  const [text, setText] = useState('')
  const { currentData: towns = [], refetch, ...query } = useFindTownsQuery(text, { skip: text === '' })
  const nameOf = ({ name, area }: Town) =>
    area === null ? name : formatMessage(messages.townOfArea, { town: name, area })
  const found = towns.map((town) => ({
    value: writeNear({ ...town, name: nameOf(town) }),
    label: [...new Set([nameOf(town), town.region, country(town.country)])].join(', '),
  }))
  const chosen = near ? [{ value: writeNear(near), label: near.name }] : []
  return (
    <Combobox
      label={formatMessage(messages.near)}
      value={near ? writeNear(near) : ''}
      options={text === '' ? chosen : found}
      state={text === '' ? 'ready' : stateOf(query)}
      onSearch={setText}
      onAgain={() => void refetch()}
      onChange={({ target }) => onChange(readNear(target.value))}
    />
  )
}
