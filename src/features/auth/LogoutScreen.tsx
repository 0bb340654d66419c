import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { logoutAsked } from '../../store/auth/authSlice'
import { useAppDispatch } from '../../store/hooks'
import { Loader } from '../../ui/kit/Loader'
import { Page } from '../../ui/kit/Page'
import { messages } from './messages'

/** /logout: asks to leave; the store ends the session and goes home. */
export const LogoutScreen = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(logoutAsked())
  }, [dispatch])
  return (
    <Page title={formatMessage(messages.leaving)}>
      <Loader label={formatMessage(messages.leaving)} />
    </Page>
  )
}
