import { chakra } from '@chakra-ui/react'
import { LayoutDashboard, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { openDesk, openDeskDogs, openDeskShows } from '#contract/access/screenPolicies'
import { paths } from '#contract/shared/paths'
import { useGetProfileQuery } from '../../../api/account/profileApi'
import { selectAllowed } from '../../../store/access/access'
import { selectUser } from '../../../store/auth/authSlice'
import { useAppSelector } from '../../../store/hooks'
import { Button } from '../../../ui/kit/Button'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { Page } from '../../../ui/kit/Page'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { InPerson } from '../shared/InPerson'
import { Account } from './Account'
import { ConfirmNotice } from './ConfirmNotice'
import { Device } from './Device'
import { Membership } from './Membership'
import { messages } from './profileMessages'

const load = async () => (await import(/* webpackChunkName: "own-data" */ './HouseholdPart')).HouseholdPart

/** The household of the reader; loaded after the rest of the profile. */
const Household = () => (
  <MessagesOf part="account.household">
    <OnDemand name="household" load={load}>
      {(Part) => <Part />}
    </OnDemand>
  </MessagesOf>
)

const loadMailChoices = async () =>
  (await import(/* webpackChunkName: "unsubscribe" */ './MailChoicesPart')).MailChoicesPart

/** Which emails the reader gets; loaded after the rest of the profile, too. */
const MailChoices = () => (
  <MessagesOf part="account.unsubscribe">
    <OnDemand name="email choices" load={loadMailChoices}>
      {(Part) => <Part />}
    </OnDemand>
  </MessagesOf>
)

const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '5fr 4fr' }, gap: '7' },
})
const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: 0 } })
const OnPhones = chakra('div', { base: { display: { base: 'block', md: 'none' } } })

interface WayProps {
  to: string
  label: MessageDescriptor
  children: ReactNode
}

const Way = ({ to, label, children }: WayProps) => (
  <>
    <chakra.p marginBottom="4">{children}</chakra.p>
    <Button asChild variant="outline">
      <Link to={to}>
        <FormattedMessage {...label} />
      </Link>
    </Button>
  </>
)

/** /profile: the user who is signed in, the state of the membership, and the preferences of this device. */
export const ProfileScreen = () => {
  const { formatMessage } = useIntl()
  const user = useAppSelector(selectUser)
  const deskOffered = useAppSelector((state) => selectAllowed(state, openDesk))
  const showsOffered = useAppSelector((state) => selectAllowed(state, openDeskShows))
  const dogsOffered = useAppSelector((state) => selectAllowed(state, openDeskDogs))
  // A visitor is answered 401 here, and returns after the login.
  const { isError, refetch } = useGetProfileQuery()
  if (!user)
    return (
      <Page title={formatMessage(messages.title)}>
        {isError ? (
          <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
            <FormattedMessage {...messages.failedText} />
          </ErrorState>
        ) : (
          <SkeletonRows label={formatMessage(messages.loading)} />
        )}
      </Page>
    )
  return (
    <Page
      title={formatMessage(messages.title)}
      aside={
        <Button asChild variant="outline" icon={<LayoutDashboard aria-hidden />}>
          <Link to={paths.dashboard}>
            <FormattedMessage {...messages.dashboard} />
          </Link>
        </Button>
      }
    >
      <InPerson instead={null}>
        <ConfirmNotice user={user} />
      </InPerson>
      <Columns>
        <Column>
          <Account user={user} />
          <Membership user={user} />
          <Section heading={<FormattedMessage {...messages.purchases} />}>
            <Way to={paths.purchases} label={messages.purchasesOpen}>
              <FormattedMessage {...messages.purchasesText} />
            </Way>
          </Section>
          <InPerson instead={null}>
            <Household />
          </InPerson>
        </Column>
        <Column>
          <Device />
          <InPerson instead={null}>
            <MailChoices />
          </InPerson>
          <Section heading={<FormattedMessage {...messages.security} />}>
            <InPerson>
              <Way to={paths.security} label={messages.securityOpen}>
                <FormattedMessage {...messages.securityText} />
              </Way>
            </InPerson>
          </Section>
          <Section heading={<FormattedMessage {...messages.data} />}>
            <InPerson>
              <Way to={paths.ownData} label={messages.dataOpen}>
                <FormattedMessage {...messages.dataText} />
              </Way>
            </InPerson>
          </Section>
          {showsOffered && (
            <Section heading={<FormattedMessage {...messages.deskShows} />}>
              <Way to={paths.deskShows} label={messages.deskShowsOpen}>
                <FormattedMessage {...messages.deskShowsText} />
              </Way>
            </Section>
          )}
          {dogsOffered && (
            <Section heading={<FormattedMessage {...messages.deskDogs} />}>
              <Way to={paths.deskDogs} label={messages.deskDogsOpen}>
                <FormattedMessage {...messages.deskDogsText} />
              </Way>
            </Section>
          )}
          {deskOffered && (
            <Section heading={<FormattedMessage {...messages.desk} />}>
              <Way to={paths.deskSessions} label={messages.deskOpen}>
                <FormattedMessage {...messages.deskText} />
              </Way>
            </Section>
          )}
        </Column>
      </Columns>
      <OnPhones>
        <Button asChild variant="outline" block icon={<LogOut aria-hidden />}>
          <Link to={paths.logout}>
            <FormattedMessage {...messages.logout} />
          </Link>
        </Button>
      </OnPhones>
    </Page>
  )
}
