import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { logoutRequested } from '../../../store/auth/authSlice'
import { useAppDispatch } from '../../../store/hooks'
import { Loader } from '../../../ui/kit/Loader'
import { Page } from '../../../ui/kit/Page'
import { messages } from './authMessages'

/** /logout: asks to leave; the store ends the session and goes home. */
export const LogoutScreen = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(logoutRequested())
  }, [dispatch])
  return (
    <Page title={formatMessage(messages.leaving)}>
      <Loader label={formatMessage(messages.leaving)} />
    </Page>
  )
}
