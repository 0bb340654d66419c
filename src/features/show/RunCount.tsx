import { FormattedMessage } from 'react-intl'
import { Plate } from '../../ui/kit/Plate'
import { VisuallyHidden } from '../../ui/kit/VisuallyHidden'
import { messages } from './messages'

/** How many runs there are behind a tab, entered or in the cart. */
export const RunCount = ({ count }: { count: number }) =>
  count > 0 && (
    <>
      <span aria-hidden>
        <Plate size="s">{count}</Plate>
      </span>
      <VisuallyHidden>
        <FormattedMessage {...messages.countRuns} values={{ count }} />
      </VisuallyHidden>
    </>
  )
