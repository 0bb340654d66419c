import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import type { Show } from '#contract/show/show'
import { useGetClassRunsQuery } from '../../../api/results/resultApi'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { panelToggled, selectIsUnfolded } from '../../../store/ui/panelsSlice'
import { Button } from '../../../ui/kit/Button'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { messages } from './messages'
import { anchorOf, panelOf } from './runPanels'
import { usePublishedClasses } from './usePublishedClasses'

interface Props {
  show: Show
  classId: string
  entryId: string
}

const Turn = ({ show, classId, entryId }: Props) => {
  const dispatch = useAppDispatch()
  const panel = panelOf('order', classId)
  const isOpen = useAppSelector((state) => selectIsUnfolded(state, panel))
  const runs = useGetClassRunsQuery({ slug: show.slug, classId }).data?.order?.runs ?? []
  const position = runs.findIndex((run) => run.entryId === entryId) + 1
  return (
    <Button asChild variant="quiet" dense onClick={() => isOpen || dispatch(panelToggled(panel))}>
      <Link to={{ hash: anchorOf(classId) }}>
        <FormattedMessage
          {...messages[position > 0 ? 'turn' : 'showOrder']}
          values={{ position, count: runs.length }}
        />
      </Link>
    </Button>
  )
}

/** Where an entry runs in its class, once the running order is published, and the way to it. */
export const OwnTurn = (props: Props) => {
  const published = usePublishedClasses(props.show).find(({ classId }) => classId === props.classId)
  if (!published || published.orderRevision === null) return null
  return (
    <MessagesOf part="results.runs">
      <Turn {...props} />
    </MessagesOf>
  )
}
