import { FormattedMessage, useIntl } from 'react-intl'
import type { EntryChoices } from '#contract/entry/change'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { DeskMove } from '#contract/entry/desk'
import { useGetMovesQuery, useMoveAtDeskMutation } from '../../../api/entry/deskEntryApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { useFormats } from '../../../i18n/useFormats'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { ChoiceDialog } from '../shared/choice/ChoiceDialog'
import { readChoice, useChoiceTexts } from '../shared/choice/choice'
import { moveMessages as messages, withdrawMessages } from './messages'
import type { PaidShowEntry } from './WithdrawAtDesk'

const loading: EntryChoices = { current: { classId: '', dogId: '' }, classes: [], dogs: [], cells: [] }

type Props = PaidShowEntry & { onClose: () => void }

/** Moves an entry for its member: to which class or dog, and why. */
export const MoveAtDesk = (props: Props) => (
  <MessagesOf part="entry.choice">
    <MoveDialog {...props} />
  </MessagesOf>
)

const MoveDialog = ({ entry, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const { id, dog, memberName: member, cls } = entry
  const answer = useGetMovesQuery(id, { refetchOnMountOrArgChange: true })
  const choices = answer.data ?? loading
  const { labels, invalid } = useChoiceTexts()
  const form = useFormMutation(useMoveAtDeskMutation, {
    form: `move-at-desk/${id}`,
    base: { ...choices.current, reason: '' },
    labels: { ...labels, reason: formatMessage(messages.reason) },
    invalid: { ...invalid, reason: formatMessage(withdrawMessages.reasonShort) },
    parse: (values) => {
      const choice = readChoice(choices, values)
      if (!choice.success) return choice
      const known = parse(DeskMove, { ...values, expected: choices.current })
      return known.success ? { success: true, data: { ...known.data, id } } : known
    },
    onSent: onClose,
  })
  return (
    <ChoiceDialog
      about={{
        text: (
          <FormattedMessage
            {...messages.text}
            values={{ day: longDay(cls.date), time: cls.startTime, ring: cls.ring, member }}
          />
        ),
      }}
      dogName={dog.name}
      answer={answer}
      form={{ ...form, isStale: form.failure?.code === 'stale' }}
      onClose={onClose}
    >
      <TextAreaField
        {...form.of('reason')}
        maxLength={limits.reasonMax}
        hint={formatMessage(withdrawMessages.reasonHint)}
      />
    </ChoiceDialog>
  )
}
