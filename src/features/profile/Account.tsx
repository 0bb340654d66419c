import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../contract/paths'
import type { User } from '../../../contract/user'
import { useGetProfileQuery } from '../../api/profileApi'
import { localeNames } from '../../i18n/localeNames'
import { DataList } from '../../ui/kit/DataList'
import { Failed } from '../../ui/kit/Failed'
import { Section } from '../../ui/kit/Section'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { StateTag } from '../../ui/kit/StateTag'
import { TextLink } from '../../ui/kit/TextLink'
import { messages, roleMessages } from './messages'

const Beside = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: '2' },
})

/** Who is signed in, and what they have told about themselves. */
export const Account = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl()
  const { data: profile, isError, refetch } = useGetProfileQuery()
  const told = (...parts: string[]): ReactNode =>
    parts.filter(Boolean).join(', ') || <FormattedMessage {...messages.nothingTold} />
  return (
    <Section
      heading={<FormattedMessage {...messages.account} />}
      aside={
        <TextLink asChild>
          <Link to={paths.editProfile}>
            <FormattedMessage {...messages.edit} />
          </Link>
        </TextLink>
      }
    >
      <DataList
        items={[
          { label: formatMessage(messages.name), value: told(user.name) },
          {
            label: formatMessage(messages.email),
            value:
              user.email === '' ? (
                told('')
              ) : (
                <Beside>
                  {user.email}
                  <StateTag tone={user.emailConfirmed ? 'success' : 'warning'}>
                    <FormattedMessage {...(user.emailConfirmed ? messages.confirmed : messages.unconfirmed)} />
                  </StateTag>
                </Beside>
              ),
          },
          {
            label: formatMessage(messages.roles),
            value: user.roles.map((role) => formatMessage(roleMessages[role])).join(', '),
          },
          ...(profile
            ? [
                { label: formatMessage(messages.phone), value: told(profile.phone) },
                {
                  label: formatMessage(messages.address),
                  value: told(profile.street, `${profile.postcode} ${profile.city}`.trim(), profile.country),
                },
                {
                  label: formatMessage(messages.emergency),
                  value: told(profile.emergencyName, profile.emergencyPhone),
                },
                { label: formatMessage(messages.mailLanguage), value: localeNames[profile.locale] },
              ]
            : []),
        ]}
      />
      {isError && !profile && (
        <Failed heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </Failed>
      )}
      {!profile && !isError && <SkeletonRows rows={3} label={formatMessage(messages.loading)} />}
    </Section>
  )
}
