import { useIntl } from 'react-intl'
import { ShowLifecycle } from '#contract/show/show'
import { FindByState } from '../../desk/shared/FindByState'
import { messages } from './messages'
import { showStates } from './showStates'

type State = '' | ShowLifecycle

interface Props {
  text: string
  state: State
  onChange: (changes: { text?: string; state?: State }) => void
}

/** What narrows the list of shows down. */
export const FindShows = (props: Props) => {
  const { formatMessage } = useIntl()
  const labels = {
    search: formatMessage(messages.search),
    state: formatMessage(messages.state),
    anyState: formatMessage(messages.anyState),
  }
  const states = ShowLifecycle.options.map((value) => ({ value, label: formatMessage(showStates[value].name) }))
  return <FindByState {...props} labels={labels} states={states} />
}
