import { useState } from 'react'
import { useIntl } from 'react-intl'
import { DogSearch, type DogFound } from '#contract/dog/desk'
import { parse } from '#contract/shared/parse'
import { useFindDogsQuery } from '../../../api/dog/deskDogApi'
import { useBreedName } from '../../../i18n/useBreedName'
import { Combobox } from '../../../ui/kit/Combobox'
import type { FieldChange, FieldTexts } from '../../../ui/kit/Field'
import { messages } from './messages'

type Named = Pick<DogFound, 'name' | 'kennelClubName' | 'breed'>

interface Props extends FieldTexts {
  id: string
  value: string
  /** The chosen dog, once it is known: named as it was found, also where nothing was typed here. */
  chosen: Named | null
  onChange: (change: FieldChange) => void
}

/** A dog of any member, found by a part of its names or by its whole microchip. */
export const DogPicker = ({ value, chosen, ...field }: Props) => {
  const { formatMessage } = useIntl()
  const breedName = useBreedName()
  const [typed, setTyped] = useState('')
  const sought = parse(DogSearch, { text: typed })
  const found = useFindDogsQuery(sought.success ? sought.data.text : '', { skip: !sought.success })
  const labelOf = ({ name, kennelClubName, breed }: Named) =>
    formatMessage(messages.dogOption, {
      name,
      facts: [kennelClubName, breedName(breed)].filter(Boolean).join(', '),
    })
  const dogs = sought.success ? (found.currentData ?? []) : []
  const options = dogs.map((dog) => ({ value: dog.slug, label: labelOf(dog) }))
  const isListed = value === '' || dogs.some(({ slug }) => slug === value)
  return (
    <Combobox
      {...field}
      hint={formatMessage(messages.dogHint)}
      value={value}
      options={isListed ? options : [{ value, label: chosen ? labelOf(chosen) : value }, ...options]}
      onSearch={setTyped}
      state={found.isError ? 'failed' : found.isFetching ? 'loading' : 'ready'}
      onAgain={() => void found.refetch()}
    />
  )
}
