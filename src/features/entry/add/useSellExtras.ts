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

/** Of a member and of extras there is one thing to say, however they are missing; the extras are seen once there is a member. */
const worded = ({ memberId, extras, ...fields }: Record<string, string>) => {
  if (memberId !== undefined) return Object.assign({ memberId: 'invalid' }, fields)
  return extras === undefined ? fields : Object.assign({ extras: 'invalid' }, fields)
}

const noPieces: Pieces = {}

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
      memberId: '',
      /** The idempotency key of the sale. */
      key: '',
      extras: noPieces,
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
    parse: ({ key, extras: pieces, after: _after, ...values }) => {
      const { requests: extras, price: expectedPrice } = chosenExtras(known.currentData?.items ?? [], pieces)
      const found = parse(OfficeSale, { ...values, extras, expectedPrice })
      if (!found.success) return { success: false, fields: worded(found.fields) }
      return { success: true, data: { slug, key, body: found.data } }
    },
  })
  const { memberId, extras: pieces } = form.values
  const known: Known = useGetExtrasForMemberQuery({ slug, id: memberId }, { skip: memberId === '' })
  // The key is of this member: what is sent again after a lost answer is the same sale.
  const choose = (chosen: string) => {
    form.set('memberId', chosen, { refusal: null })
    form.set('key', dispatch(newKey()))
    form.set('extras', noPieces)
  }
  return { form, known, choose, total: chosenExtras(known.currentData?.items ?? [], pieces).price }
}
