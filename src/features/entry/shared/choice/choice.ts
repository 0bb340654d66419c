import { useIntl } from 'react-intl'
import { sameEntry, type EntryRequest } from '#contract/purchase/cartItem'
import type { EntryChoices } from '#contract/entry/change'
import type { ParseResult } from '#contract/shared/parse'
import { messages } from './messages'

/** Every reason against a pair of dog and class; a pair that is no choice has none. */
export const reasonsIn = ({ cells }: EntryChoices, wanted: EntryRequest) =>
  cells.find((cell) => sameEntry(cell, wanted))?.reasons

/** A pair that is another than now, and fits. */
export const readChoice = (choices: EntryChoices, { classId, dogId }: EntryRequest): ParseResult<EntryRequest> => {
  const wanted = { classId, dogId }
  if (sameEntry(wanted, choices.current)) return { success: false, fields: { dogId: 'invalid' } }
  const fits = reasonsIn(choices, wanted)?.length === 0
  return fits ? { success: true, data: wanted } : { success: false, fields: { classId: 'invalid' } }
}

/** What a form says of the two fields of a choice. */
export const useChoiceTexts = () => {
  const { formatMessage } = useIntl()
  return {
    labels: { dogId: formatMessage(messages.dog), classId: formatMessage(messages.cls) },
    invalid: { classId: formatMessage(messages.notPossible), dogId: formatMessage(messages.same) },
  }
}
