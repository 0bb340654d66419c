import { chakra } from '@chakra-ui/react'
import { LogOut } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../contract/paths'
import { useGetMeQuery } from '../../api/authApi'
import { selectUser } from '../../store/auth/authSlice'
import { useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { DataList } from '../../ui/kit/DataList'
import { Page } from '../../ui/kit/Page'
import { Section } from '../../ui/kit/Section'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { Device } from './Device'
import { Membership } from './Membership'
import { messages, roleMessages } from './messages'

const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '5fr 4fr' }, gap: '7' },
})
const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: 0 } })
const OnPhones = chakra('div', { base: { display: { base: 'block', md: 'none' } } })

/** /profile: who is signed in, how the membership stands, and how this device shows the product. */
export const ProfileScreen = () => {
  const { formatMessage } = useIntl()
  const user = useAppSelector(selectUser)
  // Reads the user anew; a visitor is answered 401 here, and comes back after the log-in.
  useGetMeQuery('later', { refetchOnMountOrArgChange: true })
  if (!user)
    return (
      <Page title={formatMessage(messages.title)}>
        <SkeletonRows label={formatMessage(messages.loading)} />
      </Page>
    )
  return (
    <Page title={formatMessage(messages.title)}>
      <Columns>
        <Column>
          <Section heading={<FormattedMessage {...messages.account} />}>
            <DataList
              items={[
                { label: formatMessage(messages.name), value: user.name },
                { label: formatMessage(messages.email), value: user.email },
                {
                  label: formatMessage(messages.roles),
                  value: user.roles.map((role) => formatMessage(roleMessages[role])).join(', '),
                },
              ]}
            />
          </Section>
          <Membership user={user} />
        </Column>
        <Device />
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
