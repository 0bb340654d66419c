import { useIntl } from 'react-intl'
import { sameEntry } from '#contract/sameEntry'
import type { EntryChoices } from '#contract/entryChange'
import type { EntryRequest } from '#contract/cartItem'
import type { Read } from '#contract/read'
import { useChangeEntryMutation } from '../../api/entryChangeApi'
import { failureOf } from '../../api/failureOf'
import { useForm } from '../../forms/useForm'
import { entryChangeMessages as messages } from './changeMessages'

/** Every reason against a pair of dog and class; what is no choice at all has none to tell. */
export const reasonsIn = ({ cells }: EntryChoices, wanted: EntryRequest) =>
  cells.find((cell) => sameEntry(cell, wanted))?.reasons

/** The dog and the class that an entry becomes. */
export const useChangeForm = (entryId: string, choices: EntryChoices, onDone: () => void) => {
  const { formatMessage } = useIntl()
  const [change, answer] = useChangeEntryMutation({ fixedCacheKey: `change ${entryId}` })
  const { current: expected } = choices
  const form = useForm({
    form: `entryChange ${entryId}`,
    base: { dogId: expected.dogId, classId: expected.classId },
    labels: { dogId: formatMessage(messages.dog), classId: formatMessage(messages.cls) },
    invalid: { classId: formatMessage(messages.notPossible), dogId: formatMessage(messages.same) },
    read: (wanted): Read<EntryRequest> => {
      if (sameEntry(wanted, expected)) return { success: false, fields: { dogId: 'invalid' } }
      const fits = reasonsIn(choices, wanted)?.length === 0
      return fits ? { success: true, data: wanted } : { success: false, fields: { classId: 'invalid' } }
    },
    send: async (wanted) => {
      const failure = failureOf(await change({ entryId, body: { ...wanted, expected } }))
      if (failure === null) onDone()
      return failure
    },
  })
  return { ...form, isStale: failureOf(answer)?.code === 'stale' }
}
