import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { notificationDismissed, selectNotifications } from '../store/notifications/notificationsSlice'
import { Toast } from '../ui/kit/Toast'
import { ToastRegion } from '../ui/kit/ToastRegion'
import { messages } from './messages'

/** Failed calls, in the corner, until they are closed (specification, section 8). */
export const Notifications = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const list = useAppSelector(selectNotifications)
  return (
    <ToastRegion label={formatMessage(messages.notices)}>
      {list.map(({ id, message, count, requestId }) => (
        <Toast
          key={id}
          title={<FormattedMessage {...messages.apiError} />}
          times={count > 1 && <FormattedMessage {...messages.times} values={{ count }} />}
          closeLabel={formatMessage(messages.close)}
          onClose={() => dispatch(notificationDismissed(id))}
        >
          <span>{message ?? <FormattedMessage {...messages.unexpected} />}</span>
          {requestId && (
            <chakra.p textStyle="small">
              <FormattedMessage {...messages.reference} values={{ requestId }} />
            </chakra.p>
          )}
        </Toast>
      ))}
    </ToastRegion>
  )
}
