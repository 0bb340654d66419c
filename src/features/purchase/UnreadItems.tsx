import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '../../store/hooks'
import { selectUnreadItems } from '../../store/ui/uiSlice'
import { Notice } from '../../ui/kit/Notice'
import { cartMessages } from './cartMessages'

/** Says that lines of the stored cart are missing here: another version of the app has written them. */
export const UnreadItems = () => {
  const count = useAppSelector(selectUnreadItems)
  if (count === 0) return null
  return (
    <Notice tone="warning">
      <FormattedMessage {...cartMessages.unread} values={{ count }} />
    </Notice>
  )
}
