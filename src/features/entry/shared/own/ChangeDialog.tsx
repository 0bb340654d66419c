import type { EntryChoices } from '#contract/entry/change'
import type { EntryPurchaseLine } from '#contract/entry/paidEntry'
import { useChangeEntryMutation, useGetEntryChoicesQuery } from '../../../../api/entry/entryChangeApi'
import { failureOf } from '../../../../api/failureOf'
import { useForm } from '../../../../forms/useForm'
import { ChoiceDialog } from '../choice/ChoiceDialog'
import { readChoice, useChoiceTexts } from '../choice/choice'

interface Props {
  line: EntryPurchaseLine
  onClose: () => void
}

/** What is known before the server has answered: the entry as it is. */
const unchanged = ({ item: { classId, dogId } }: EntryPurchaseLine): EntryChoices => ({
  current: { classId, dogId },
  classes: [],
  dogs: [],
  cells: [],
})

/** Lets the payer of an entry change it. */
export const ChangeDialog = ({ line, onClose }: Props) => {
  const { entryId, item } = line
  const answer = useGetEntryChoicesQuery(entryId, { refetchOnMountOrArgChange: true })
  const choices = answer.data ?? unchanged(line)
  const [change, changed] = useChangeEntryMutation({ fixedCacheKey: `change ${entryId}` })
  const { current: expected } = choices
  const form = useForm({
    form: `entryChange ${entryId}`,
    base: { dogId: expected.dogId, classId: expected.classId },
    ...useChoiceTexts(),
    parse: (wanted) => readChoice(choices, wanted),
    send: async (wanted) => {
      const failure = failureOf(await change({ entryId, body: { ...wanted, expected } }))
      if (failure === null) onClose()
      return failure
    },
  })
  return (
    <ChoiceDialog
      about={{ show: item.showName }}
      dogName={item.dogName}
      answer={answer}
      form={{ ...form, isStale: failureOf(changed)?.code === 'stale' }}
      onClose={onClose}
    />
  )
}
