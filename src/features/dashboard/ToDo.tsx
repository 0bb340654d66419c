import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { addTo } from '../../../contract/calendar'
import { fill, paths } from '../../../contract/paths'
import { useGetDogsQuery } from '../../api/dogsApi'
import { useGetPurchasesQuery } from '../../api/purchasesApi'
import { useFormats } from '../../i18n/useFormats'
import { selectUser } from '../../store/auth/authSlice'
import { useAppSelector } from '../../store/hooks'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { selectNow } from '../../store/ui/uiSlice'
import { Plate } from '../../ui/kit/Plate'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'

/** From so many months before the renewal date on, renewing is something to do. */
const renewalInSight = 2

interface Task {
  key: string
  what: ReactNode
  to?: string
  why: ReactNode
}

/** What waits for the member, in the order in which it runs out. */
export const ToDo = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const today = useAppSelector(selectNow).slice(0, 10)
  const renewalDate = useAppSelector(selectUser)?.renewalDate ?? null
  const items = useAppSelector(selectPurchaseItems)
  const { data: purchases } = useGetPurchasesQuery()
  const { data: dogs } = useGetDogsQuery()
  const tasks: Task[] = []
  for (const { id, number, status } of purchases ?? [])
    if (status === 'pending')
      tasks.push({
        key: id,
        what: <FormattedMessage {...messages.finish} values={{ number }} />,
        to: fill(paths.purchase, { id }),
        why: <FormattedMessage {...messages.finishText} />,
      })
  if (items.length > 0)
    tasks.push({
      key: 'cart',
      what: <FormattedMessage {...messages.payCart} values={{ count: items.length }} />,
      to: paths.cart,
      why: [...new Set(items.map(({ item }) => item.showName))].join(', '),
    })
  if (renewalDate !== null && renewalDate <= addTo(today, { months: renewalInSight }))
    tasks.push({
      key: 'renewal',
      what: <FormattedMessage {...messages.renew} />,
      to: paths.registrationOptions,
      why: (
        <FormattedMessage
          {...(renewalDate < today ? messages.renewLapsed : messages.renewText)}
          values={{ date: longDay(renewalDate) }}
        />
      ),
    })
  for (const { id, name, height } of dogs ?? [])
    if (height === null)
      tasks.push({
        key: id,
        what: <FormattedMessage {...messages.measure} values={{ dog: name }} />,
        why: <FormattedMessage {...messages.measureText} />,
      })
  return (
    <Section heading={formatMessage(messages.toDo)}>
      {tasks.length === 0 && <FormattedMessage {...messages.nothingToDo} />}
      <RowList ordered>
        {tasks.map(({ key, what, to, why }, index) => (
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
          />
        ))}
      </RowList>
    </Section>
  )
}
