import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useConfirmAddressMutation } from '../../../api/account/profileApi'
import { selectLoginOffered, selectMember, selectSignedIn } from '../../../store/access/access'
import { useAppSelector } from '../../../store/hooks'
import { useCallKey } from '../../../store/router/useCallKey'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { FormBody, FormEnd } from '../../../ui/kit/FormBody'
import { AuthFrame } from './AuthFrame'
import { messages } from './authMessages'

/** /confirm/{token}: an address is shown to be someone's. Opening the link changes nothing: programs open links too. */
export const ConfirmScreen = () => {
  const { formatMessage } = useIntl()
  const { token } = useRouteParams(paths.confirm) ?? { token: '' }
  const signedIn = useAppSelector(selectSignedIn)
  const loginOffered = useAppSelector(selectLoginOffered)
  const [confirm, answer] = useConfirmAddressMutation(useCallKey('confirm'))
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const member = useAppSelector(selectMember)
  const next = member
    ? { to: paths.dashboard, message: messages.toDashboard }
    : signedIn
      ? { to: paths.profile, message: messages.toProfile }
      : { to: paths.login, message: messages.toLogin }
  const onward = (signedIn || loginOffered) && (
    <Button asChild variant={answer.isSuccess ? 'plank' : 'quiet'}>
      <Link to={next.to}>
        <FormattedMessage {...next.message} />
      </Link>
    </Button>
  )
  return (
    <AuthFrame head={label('confirmHead')} lead={label('confirmLead')} title={label('confirmTitle')}>
      {answer.isSuccess ? (
        <SuccessMessage heading={label('confirmed')} level={2} action={onward}>
          <FormattedMessage {...messages.confirmedText} />
        </SuccessMessage>
      ) : (
        <FormBody
          onSubmit={(event) => {
            event.preventDefault()
            void confirm({ token })
          }}
        >
          <chakra.p color="fg.muted">
            <FormattedMessage {...messages.confirmText} />
          </chakra.p>
          <FormEnd>
            <Button type="submit" pending={answer.isLoading}>
              <FormattedMessage {...messages.confirmAction} />
            </Button>
            {onward}
          </FormEnd>
        </FormBody>
      )}
    </AuthFrame>
  )
}
