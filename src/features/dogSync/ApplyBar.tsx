import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { applyChanges } from '../../store/dogSync/applyChanges'
import { selectTally } from '../../store/dogSync/comparisons'
import { applyCancelled, selectDogSync } from '../../store/dogSync/dogSyncSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { Panel } from '../../ui/kit/Panel'
import { Pole } from '../../ui/kit/Pole'
import { messages } from './messages'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'minmax(160px, 1fr) 2fr auto' },
    alignItems: 'center',
    gap: { base: '4', lg: '6' },
  },
})
const Progress = chakra('div', { base: { display: 'grid', gap: '2' } })
const Strong = chakra('p', { base: { fontWeight: 'semibold' } })
const Small = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

const Applying = ({ done, total }: { done: number; total: number }) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const text = formatMessage(messages.applying, { done, total })
  return (
    <Grid>
      <Progress>
        <p role="status">{text}</p>
        <Pole share={done / total} label={text} />
      </Progress>
      <Small>
        <FormattedMessage {...messages.wholeDogs} />
      </Small>
      <Button variant="outline" onClick={() => dispatch(applyCancelled({ applying: null }))}>
        <FormattedMessage {...messages.stop} />
      </Button>
    </Grid>
  )
}

/** How far the review is, and what would be applied now. */
export const ApplyBar = () => {
  const dispatch = useAppDispatch()
  const { reviewed, toReview, dogs, changes, rejected } = useAppSelector(selectTally)
  const { applying } = useAppSelector(selectDogSync)
  return (
    <Panel strong>
      {applying ? (
        <Applying {...applying} />
      ) : (
        <Grid>
          <Progress>
            <Strong>
              <FormattedMessage {...messages.reviewed} values={{ reviewed, total: toReview }} />
            </Strong>
            <Pole share={toReview === 0 ? 1 : reviewed / toReview} />
          </Progress>
          <div>
            <Strong>
              <FormattedMessage {...messages.toApply} values={{ dogs, changes, rejected }} />
            </Strong>
            <Small>
              <FormattedMessage {...messages.wholeDogs} />
            </Small>
          </div>
          <Button disabled={changes === 0} onClick={() => void dispatch(applyChanges())}>
            <FormattedMessage {...messages.apply} values={{ changes }} />
          </Button>
        </Grid>
      )}
    </Panel>
  )
}
