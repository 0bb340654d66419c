import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectUnreadItems, unreadItemsDropped } from '../../store/ui/uiSlice'
import { Button } from '../../ui/kit/Button'
import { Notice } from '../../ui/kit/Notice'
import { cartMessages } from './cartMessages'

/** Says that lines of the stored cart are missing here: another version of the app has written them. */
export const UnreadItems = () => {
  const dispatch = useAppDispatch()
  const count = useAppSelector(selectUnreadItems)
  if (count === 0) return null
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="quiet" dense onClick={() => dispatch(unreadItemsDropped())}>
          <FormattedMessage {...cartMessages.dropUnread} />
        </Button>
      }
    >
      <FormattedMessage {...cartMessages.unread} values={{ count }} />
    </Notice>
  )
}
