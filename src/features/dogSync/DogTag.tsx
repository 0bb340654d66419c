import { FormattedMessage } from 'react-intl'
import type { Comparison } from '#contract/dogSync/differences'
import { acceptedFields, isAdded, undecided } from '../../store/dogSync/comparisons'
import { selectDogSync } from '../../store/dogSync/dogSyncSlice'
import { useAppSelector } from '../../store/hooks'
import { StateTag } from '../../ui/kit/StateTag'
import { messages } from './messages'

/** What is decided about a dog, once something is; of a conflict also how much is not. */
export const DogTag = ({ comparison }: { comparison: Comparison }) => {
  const choices = useAppSelector((state) => selectDogSync(state).choices[comparison.key])
  const open = undecided(comparison, choices)
  if (comparison.status === 'unusable')
    return (
      <StateTag tone="danger">
        <FormattedMessage {...messages.cannotAdd} />
      </StateTag>
    )
  if (open > 0)
    return comparison.status === 'conflict' ? (
      <StateTag tone="warning">
        <FormattedMessage {...messages.toDecide} values={{ count: open }} />
      </StateTag>
    ) : null
  if (acceptedFields(comparison, choices).length > 0 || isAdded(comparison, choices))
    return (
      <StateTag tone="success">
        <FormattedMessage {...messages.accepted} />
      </StateTag>
    )
  return Object.keys(choices ?? {}).length > 0 ? (
    <StateTag>
      <FormattedMessage {...messages.rejected} />
    </StateTag>
  ) : null
}
