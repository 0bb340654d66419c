import { useIntl } from 'react-intl'
import { OfficeSale, type OfficeExtras } from '#contract/extra/extra'
import type { EntryWay } from '#contract/payment/deskWays'
import { parse } from '#contract/shared/parse'
import { useGetExtrasForMemberQuery, useSellExtrasMutation } from '../../../api/extra/deskExtraApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { useAppDispatch } from '../../../store/hooks'
import { useCallKey } from '../../../store/router/useCallKey'
import { newKey } from '../../../store/purchase/newKey'
import { messages, sellMessages } from './messages'
import { chosenExtras, type Pieces } from './pieces'

interface Known {
  currentData?: OfficeExtras | undefined
  isError: boolean
  refetch: () => unknown
}

/** The member, the idempotency key of the sale and how many of each extra; choosing another member resets all three. */
const nothing = { memberId: '', key: '', pieces: {} as Pieces }

/** Of a member and of extras there is one thing to say, however they are missing. */
const worded = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [
      field,
      field === 'memberId' || field === 'extras' ? 'invalid' : code,
    ]),
  )

/** The form of the show office for one member after the other: how it was paid stays for the next one. */
export const useSellExtras = (slug: string) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const name = `sell-extras/${slug}`
  const [, { data: before }] = useSellExtrasMutation(useCallKey(name))
  const way: EntryWay = before?.way ?? 'cash'
  const form = useFormMutation(useSellExtrasMutation, {
    form: name,
    base: {
      picked: nothing,
      way,
      reason: '',
      // Which purchase was the last: the form of the next member is another one.
      after: before?.number ?? 0,
    },
    labels: {
      memberId: formatMessage(sellMessages.member),
      extras: formatMessage(messages.extras),
      way: formatMessage(messages.way),
      reason: formatMessage(sellMessages.reason),
    },
    invalid: {
      memberId: formatMessage(sellMessages.memberMissing),
      extras: formatMessage(sellMessages.extrasMissing),
      reason: formatMessage(messages.reasonShort),
    },
    parse: ({ picked: { memberId, key, pieces }, after: _after, ...values }) => {
      const { requests: extras, price: expectedPrice } = chosenExtras(known.currentData?.items ?? [], pieces)
      const found = parse(OfficeSale, { ...values, memberId, extras, expectedPrice })
      if (!found.success) return { success: false, fields: worded(found.fields) }
      return { success: true, data: { slug, key, body: found.data } }
    },
  })
  const { memberId, pieces } = form.values.picked
  const known: Known = useGetExtrasForMemberQuery({ slug, id: memberId }, { skip: memberId === '' })
  // The key is of this member: what is sent again after a lost answer is the same sale.
  const choose = (chosen: string) => form.set('picked', { memberId: chosen, key: dispatch(newKey()), pieces: {} })
  return { form, known, choose, total: chosenExtras(known.currentData?.items ?? [], pieces).price }
}
