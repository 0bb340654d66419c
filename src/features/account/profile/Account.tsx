import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import type { User } from '#contract/account/user'
import { useGetProfileQuery } from '../../../api/account/profileApi'
import { useFormats } from '../../../i18n/useFormats'
import { localeNames } from '../../../i18n/localeNames'
import { DataList } from '../../../ui/kit/DataList'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import { messages, roleMessages } from './profileMessages'

const Beside = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: '2' },
})

/** The user who is signed in, with their own details. */
export const Account = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl()
  const { town } = useFormats()
  const { data: profile, isError, refetch } = useGetProfileQuery()
  const listed = (...parts: string[]): ReactNode =>
    parts.filter(Boolean).join(', ') || <FormattedMessage {...messages.notProvided} />
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
          { label: formatMessage(messages.name), value: listed(user.name) },
          {
            label: formatMessage(messages.email),
            value:
              user.email === '' ? (
                listed('')
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
                { label: formatMessage(messages.phone), value: listed(profile.phone) },
                {
                  label: formatMessage(messages.address),
                  value: listed(profile.street, town(profile), profile.country),
                },
                {
                  label: formatMessage(messages.emergency),
                  value: listed(profile.emergencyName, profile.emergencyPhone),
                },
                { label: formatMessage(messages.mailLanguage), value: localeNames[profile.locale] },
              ]
            : []),
        ]}
      />
      {isError && !profile && (
        <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!profile && !isError && <SkeletonRows rows={3} label={formatMessage(messages.loading)} />}
    </Section>
  )
}
