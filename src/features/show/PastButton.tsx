import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/kit/Button'
import { messages } from './messages'
import type { ShowFilter } from './showFilter'

interface Props {
  /** How many shows are finished. */
  count: number
  /** Where none is to come, finished ones are not folded away. */
  hasAhead: boolean
  filter: ShowFilter
  onChange: (filter: ShowFilter) => void
}

/** Unfolds the shows that are finished, and folds them away. */
export const PastButton = ({ count, hasAhead, filter, onChange }: Props) =>
  count > 0 &&
  hasAhead && (
    <div>
      <Button variant="outline" aria-expanded={filter.past} onClick={() => onChange({ ...filter, past: !filter.past })}>
        <FormattedMessage {...messages[filter.past ? 'hidePast' : 'showPast']} values={{ count }} />
      </Button>
    </div>
  )
