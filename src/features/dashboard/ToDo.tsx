import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Dog } from '#contract/dog/dog'
import { paths } from '#contract/shared/paths'
import type { Purchase } from '#contract/purchase/purchase'
import { useGetDogsQuery } from '../../api/dog/dogsApi'
import { useGetCurrentPurchasesQuery } from '../../api/purchase/purchaseListsApi'
import { useFormats } from '../../i18n/useFormats'
import { useDay } from '../../store/access/today'
import { selectUser } from '../../store/auth/authSlice'
import { useAppSelector } from '../../store/hooks'
import { sameEntry } from '#contract/purchase/cartItem'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { selectNow } from '../../store/ui/uiSlice'
import { Plate } from '../../ui/kit/Plate'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { TextLink } from '../../ui/kit/TextLink'
import { PayOrCancel } from '../payment/shared/CancelPurchase'
import { membershipBar } from './membershipBar'
import { messages } from './messages'
import { bothOf, QueryBoundary } from './QueryBoundary'
import { unpaid } from './unpaid'

interface Task {
  key: string
  what: ReactNode
  to?: string
  why: ReactNode
  end?: ReactNode
}

const Tasks = ({ purchases, dogs }: { purchases: Purchase[]; dogs: Dog[] }) => {
  const { longDay } = useFormats()
  const now = useAppSelector(selectNow)
  const user = useAppSelector(selectUser)
  const items = useAppSelector(selectPurchaseItems)
  const today = useDay()
  const purchasesToPay = unpaid(purchases, now)
  const tasks: Task[] = purchasesToPay.map(({ id, number, to, minutesLeft }) => ({
    key: id,
    what: <FormattedMessage {...messages.finish} values={{ number }} />,
    to,
    why: (
      <FormattedMessage
        {...(minutesLeft === null ? messages.finishText : messages.finishHeld)}
        values={{ minutes: minutesLeft }}
      />
    ),
    end: <PayOrCancel purchase={{ id, number }} />,
  }))
  // The lines of a started purchase are still in the cart.
  const chosen = items.filter(
    ({ item }) => !purchasesToPay.some(({ entries }) => entries.some((entry) => sameEntry(entry, item))),
  )
  if (chosen.length > 0)
    tasks.push({
      key: 'cart',
      what: <FormattedMessage {...messages.payCart} values={{ count: chosen.length }} />,
      to: paths.cart,
      why: [...new Set(chosen.map(({ item }) => item.showName))].join(', '),
    })
  const state = user && membershipBar(user, today).state
  if (user?.renewalDate && (state === 'ending' || state === 'lapsed'))
    tasks.push({
      key: 'renewal',
      what: <FormattedMessage {...messages.renew} />,
      to: paths.registrationOptions,
      why: (
        <FormattedMessage
          {...(state === 'lapsed' ? messages.renewLapsed : messages.renewText)}
          values={{ date: longDay(user.renewalDate) }}
        />
      ),
    })
  if (user && !user.emailConfirmed)
    tasks.push({
      key: 'address',
      what: <FormattedMessage {...messages.confirm} />,
      to: paths.profile,
      why: <FormattedMessage {...messages.confirmText} values={{ email: user.email }} />,
    })
  for (const { id, name, height, retired } of dogs)
    if (height === null && !retired)
      tasks.push({
        key: id,
        what: <FormattedMessage {...messages.measure} values={{ dog: name }} />,
        why: <FormattedMessage {...messages.measureText} />,
      })
  if (tasks.length === 0) return <FormattedMessage {...messages.nothingToDo} />
  return (
    <RowList ordered>
      {tasks.map(({ key, what, to, why, end }, index) => (
        <Row
          key={key}
          lead={<Plate>{index + 1}</Plate>}
          title={
            to ? (
              <TextLink asChild>
                <Link to={to}>{what}</Link>
              </TextLink>
            ) : (
              what
            )
          }
          facts={why}
          end={end}
        />
      ))}
    </RowList>
  )
}

/** What waits for the member, in the order in which it runs out. */
export const ToDo = () => {
  const { formatMessage } = useIntl()
  const query = bothOf(useGetCurrentPurchasesQuery(), useGetDogsQuery())
  return (
    <Section heading={formatMessage(messages.toDo)}>
      <QueryBoundary query={query} rows={1}>
        {([{ items: purchases }, dogs]) => <Tasks purchases={purchases} dogs={dogs} />}
      </QueryBoundary>
    </Section>
  )
}
