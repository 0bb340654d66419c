import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useGetDogsQuery } from '../../api/dog/dogsApi'
import { useGetCurrentPurchasesQuery } from '../../api/purchase/purchaseListsApi'
import { selectMember } from '../../store/access/access'
import { selectUser } from '../../store/auth/authSlice'
import { useAppSelector } from '../../store/hooks'
import { useOpen } from '../../store/ui/useOpen'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { Notice } from '../../ui/kit/Notice'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { TextLink } from '../../ui/kit/TextLink'
import { UpcomingDays } from './UpcomingDays'
import { Deadlines } from './Deadlines'
import { DashboardHead } from './DashboardHead'
import { Membership } from './Membership'
import { greeting } from './greeting'
import { messages } from './messages'
import { MyDogs } from './MyDogs'
import { News } from './News'
import { ToDo } from './ToDo'
import { LatestRuns } from '../results/shared/DogRuns'
import { WaitingList } from '../waiting/shared/WaitingList'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 4fr)' },
    gap: '7',
    alignItems: 'start',
  },
})
const Body = chakra('div', {
  base: { maxWidth: 'page', marginInline: 'auto', padding: { base: '24px 18px', md: '36px' } },
})
const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: 0 } })
// First in the reading order, and so on phones: what runs out. On a wide screen it is at the right.
const Beside = chakra(Column, { base: { order: { lg: 1 } } })

/** /dashboard: the next days, what waits, what runs out, the dogs and the news, at a glance. */
export const DashboardScreen = () => {
  const { formatMessage } = useIntl()
  const user = useAppSelector(selectUser)
  const member = useAppSelector(selectMember)
  const purchases = useGetCurrentPurchasesQuery()
  const dogs = useGetDogsQuery(undefined, { skip: !member })
  // How high the columns are depends on these two. Hidden until both came or failed, and not left out: parts that mount
  // one by one would each ask again for what failed.
  const { isOpen: wasSettled, setOpen } = useOpen({ kind: 'dashboard' })
  const settled = wasSettled || (!purchases.isLoading && !dogs.isLoading)
  useEffect(() => {
    if (settled && !wasSettled) setOpen(true)
  })
  if (user === null) return null
  if (member)
    return (
      <>
        <DashboardHead />
        {/* The head grows with the day: what is below it is mounted again then, instead of being pushed down. */}
        {!settled && (
          <Body key={purchases.isLoading ? 'before' : 'after'}>
            <SkeletonRows rows={6} label={formatMessage(messages.loading)} />
          </Body>
        )}
        <Body hidden={!settled}>
          <Columns>
            <Beside>
              <ToDo />
              <WaitingList />
              <UpcomingDays />
              <Deadlines />
              <Membership user={user} />
            </Beside>
            <Column>
              <MyDogs />
              <LatestRuns />
              <News />
            </Column>
          </Columns>
        </Body>
      </>
    )
  return (
    <Page title={formatMessage(...greeting(user.name))}>
      {!user.emailConfirmed && (
        <Notice
          tone="warning"
          action={
            <TextLink asChild>
              <Link to={paths.profile}>
                <FormattedMessage {...messages.confirm} />
              </Link>
            </TextLink>
          }
        >
          <FormattedMessage {...messages.confirmText} values={{ email: user.email }} />
        </Notice>
      )}
      <Columns>
        <EmptyState
          heading={formatMessage(messages.notMember)}
          action={
            <Button asChild>
              <Link to={paths.registrationOptions}>
                <FormattedMessage {...messages.plans} />
              </Link>
            </Button>
          }
        >
          <FormattedMessage {...messages.notMemberText} />
        </EmptyState>
        <News />
      </Columns>
    </Page>
  )
}
