import { useState } from 'react'
import { useIntl } from 'react-intl'
import { DogSearch, type DogFound } from '#contract/deskDogs'
import { read } from '#contract/read'
import { useFindDogsQuery } from '../../api/deskDogApi'
import { useBreedName } from '../../i18n/useBreedName'
import { Combobox } from '../../ui/kit/Combobox'
import type { FieldChange, FieldTexts } from '../../ui/kit/Field'
import { messages } from './messages'

interface Props extends FieldTexts {
  id: string
  value: string
  /** What the chosen dog is called, once that is known. */
  chosenName: string
  onChange: (change: FieldChange) => void
}

/** A dog of any member, found by a part of its names or by its whole microchip. */
export const DogPicker = ({ value, chosenName, ...field }: Props) => {
  const { formatMessage } = useIntl()
  const breedName = useBreedName()
  const [typed, setTyped] = useState('')
  const sought = read(DogSearch, { text: typed })
  const found = useFindDogsQuery(sought.success ? sought.data.text : '', { skip: !sought.success })
  const labelOf = ({ name, kennelClubName, breed }: DogFound) =>
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
      options={isListed ? options : [{ value, label: chosenName }, ...options]}
      onSearch={setTyped}
      state={found.isError ? 'failed' : found.isFetching ? 'loading' : 'ready'}
      onAgain={() => void found.refetch()}
    />
  )
}
