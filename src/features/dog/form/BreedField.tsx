import { useState } from 'react'
import { useIntl } from 'react-intl'
import { breedName, findBreeds } from '#contract/dog/breeds'
import { useShownLocale } from '../../../i18n/useShownLocale'
import { Combobox, type ComboboxProps } from '../../../ui/kit/Combobox'
import { messages } from './formMessages'

/** So many are offered: more would be scrolled, not read. */
const mostOptions = 40

/** A recognised breed, found by any of its names, or another name that the owner types. */
export const BreedField = (field: Omit<ComboboxProps, 'options' | 'freeText' | 'onSearch'>) => {
  const { formatMessage } = useIntl()
  const locale = useShownLocale()
  const [text, setText] = useState('')
  return (
    <Combobox
      {...field}
      hint={formatMessage(messages.breedHint)}
      options={findBreeds(text, locale).slice(0, mostOptions)}
      freeText={breedName(field.value, locale)}
      onSearch={setText}
    />
  )
}
