import { useIntl } from 'react-intl'
import { problemStates, type DeskProblemRow } from '#contract/problem/desk'
import { FindByState } from '../../desk/shared/FindByState'
import { listMessages as messages } from './messages'

type State = '' | DeskProblemRow['state']

interface Props {
  text: string
  state: State
  onChange: (changes: { text?: string; state?: State }) => void
}

/** What narrows the list of reports down. */
export const FindProblems = (props: Props) => {
  const { formatMessage } = useIntl()
  const labels = {
    search: formatMessage(messages.search),
    state: formatMessage(messages.state),
    anyState: formatMessage(messages.anyState),
  }
  const states = problemStates.map((value) => ({ value, label: formatMessage(messages[value]) }))
  return <FindByState {...props} labels={labels} states={states} />
}
