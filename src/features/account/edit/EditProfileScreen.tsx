import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetProfileQuery } from '../../../api/account/profileApi'
import { selectUser } from '../../../store/auth/authSlice'
import { useAppSelector } from '../../../store/hooks'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { InPerson } from '../shared/InPerson'
import { ProfilePage } from '../profile/ProfilePage'
import { DetailsForm } from './DetailsForm'
import { EmailForm } from './EmailForm'
import { messages } from './editMessages'
import { PasswordForm } from './PasswordForm'

const Narrow = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '7', maxWidth: '480px', marginTop: '4' },
})

/** /profile/edit: a member's own details, and the address and password of the account. */
export const EditProfileScreen = () => {
  const { formatMessage } = useIntl()
  const user = useAppSelector(selectUser)
  const { data: profile, isError, refetch } = useGetProfileQuery()
  return (
    <ProfilePage title={formatMessage(messages.title)}>
      {isError && !profile && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!profile && !isError && <SkeletonRows label={formatMessage(messages.loading)} />}
      {profile && user && (
        <>
          <DetailsForm userId={user.id} profile={profile} />
          <Narrow>
            <Section heading={formatMessage(messages.email)}>
              <InPerson>
                <EmailForm email={user.email} />
              </InPerson>
            </Section>
            <Section heading={formatMessage(messages.password)}>
              <InPerson>
                <PasswordForm />
              </InPerson>
            </Section>
          </Narrow>
        </>
      )}
    </ProfilePage>
  )
}
