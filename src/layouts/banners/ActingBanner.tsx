import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { defineMessages } from '../../i18n/defineMessages'
import { useFormats } from '../../i18n/useFormats'
import { selectActing, selectUser, stopActingRequested } from '../../store/auth/authSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { Banner } from '../../ui/kit/Banner'
import { Button } from '../../ui/kit/Button'

const messages = defineMessages({
  label: { id: 'account.acting.label', defaultMessage: 'Acting for a member' },
  text: { id: 'account.acting.banner', defaultMessage: 'You’re acting for {name} until {time}.' },
  stop: { id: 'account.acting.stop', defaultMessage: 'Stop' },
})

/** In sight on every screen: an admin must not take the member's portal for their own. */
const Fixed = chakra('div', { base: { position: 'sticky', top: 0, zIndex: 'banner' } })

/** For whom the admin acts, until when, and how it ends. */
export const ActingBanner = () => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const acting = useAppSelector(selectActing)
  const user = useAppSelector(selectUser)
  const dispatch = useAppDispatch()
  if (!user || !acting) return null
  return (
    <Fixed data-bar="acting">
      <Banner
        tone="warning"
        beside
        label={formatMessage(messages.label)}
        role="status"
        action={
          <Button variant="outline" dense onClick={() => dispatch(stopActingRequested())}>
            <FormattedMessage {...messages.stop} />
          </Button>
        }
      >
        <FormattedMessage
          {...messages.text}
          values={{ name: <bdi>{user.name}</bdi>, time: localMoment(acting.until).time }}
        />
      </Banner>
    </Fixed>
  )
}
