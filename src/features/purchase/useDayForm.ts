import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import type { PurchaseItem } from '#contract/purchase/cartItem'
import type { EntryDefaults } from '#contract/entry/details'
import { paths } from '#contract/shared/paths'
import { useForm } from '../../forms/useForm'
import { useAppDispatch } from '../../store/hooks'
import { entryDetailsChosen } from '../../store/purchase/purchaseSlice'
import { dayFormOf, fieldsOf, readDay, type DayForm } from './dayForm'
import { dayMessages as messages } from './dayMessages'

/**
 * The cart's form: handler, phone number, competing or not. Sent, it is kept with the entries, and opens the checkout.
 */
export const useDayForm = (items: readonly PurchaseItem[], remembered: EntryDefaults) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const ofEntries = items.flatMap(({ item }) => {
    const { handler, handlerName, team } = fieldsOf(item)
    const label = (message: 'handler' | 'handlerName' | 'team') =>
      formatMessage(messages.ofEntry, {
        label: formatMessage(messages[message]),
        dog: item.dogName,
        time: item.startTime,
      })
    return [
      [handler, label('handler')],
      [handlerName, label('handlerName')],
      [team, label('team')],
    ]
  })
  return useForm({
    form: 'day',
    base: dayFormOf(items, remembered),
    labels: {
      ...(Object.fromEntries(ofEntries) as Record<string, string>),
      handler: formatMessage(messages.handler),
      handlerName: formatMessage(messages.handlerName),
      phone: formatMessage(messages.phone),
    },
    parse: (values: DayForm) => readDay(values, items),
    send: (detailed) => {
      dispatch(entryDetailsChosen(detailed))
      void navigate(paths.checkout)
      return Promise.resolve(null)
    },
  })
}
