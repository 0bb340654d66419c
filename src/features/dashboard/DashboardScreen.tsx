import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../contract/paths'
import { useFormats } from '../../i18n/useFormats'
import { selectMember } from '../../store/access/access'
import { selectUser } from '../../store/auth/authSlice'
import { useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { DataList } from '../../ui/kit/DataList'
import { EmptyState } from '../../ui/kit/EmptyState'
import { Page } from '../../ui/kit/Page'
import { Section } from '../../ui/kit/Section'
import { DashboardHead } from './DashboardHead'
import { messages } from './messages'
import { MyDogs } from './MyDogs'
import { MyPurchases } from './MyPurchases'
import { ToDo } from './ToDo'

const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', lg: '5fr 4fr' }, gap: '7', alignItems: 'start' },
})
const Body = chakra('div', {
  base: { maxWidth: 'page', marginInline: 'auto', padding: { base: '24px 18px', md: '36px' } },
})
const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: 0 } })

// On phones what is to be done comes before the dogs, and the rest after them.
const Beside = chakra(Column, {
  base: {
    display: { base: 'contents', lg: 'flex' },
    '& > :first-of-type': { order: { base: 1, lg: 0 } },
    '& > :not(:first-of-type)': { order: { base: 3, lg: 0 } },
  },
})

/** /dashboard: the dogs, the membership and what was bought, at a glance. */
export const DashboardScreen = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const user = useAppSelector(selectUser)
  const member = useAppSelector(selectMember)
  const day = (iso: string | null | undefined) => (iso ? longDay(iso.slice(0, 10)) : formatMessage(messages.none))
  const membership = (
    <Section heading={formatMessage(messages.membership)}>
      <DataList
        items={[
          { label: formatMessage(messages.since), value: day(user?.registeredAt) },
          { label: formatMessage(messages.renewal), value: day(user?.renewalDate) },
        ]}
      />
    </Section>
  )
  if (member)
    return (
      <>
        <DashboardHead />
        <Body>
          <Columns>
            <chakra.div order={{ base: 2, lg: 0 }}>
              <MyDogs />
            </chakra.div>
            <Beside>
              <ToDo />
              {membership}
              <MyPurchases />
            </Beside>
          </Columns>
        </Body>
      </>
    )
  return (
    <Page title={formatMessage(messages.title, { name: user?.name ?? '' })}>
      <Columns>
        <EmptyState
          heading={formatMessage(messages.notMember)}
          action={
            <Button asChild>
              <Link to={paths.registrationOptions}>
                <FormattedMessage {...messages.choose} />
              </Link>
            </Button>
          }
        >
          <FormattedMessage {...messages.notMemberText} />
        </EmptyState>
        <Column>
          {membership}
          <MyPurchases />
        </Column>
      </Columns>
    </Page>
  )
}
