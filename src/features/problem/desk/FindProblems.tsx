import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { problemStates, type DeskProblemRow } from '#contract/problem/desk'
import { SearchField } from '../../../ui/kit/SearchField'
import { SelectField } from '../../../ui/kit/SelectField'
import { listMessages as messages } from './messages'

type State = '' | DeskProblemRow['state']

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
    gap: '4',
    marginBottom: '5',
  },
})

interface Props {
  text: string
  state: State
  onChange: (changes: { text?: string; state?: State }) => void
}

/** What narrows the list of reports down. */
export const FindProblems = ({ text, state, onChange }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <Fields role="search">
      <SearchField label={formatMessage(messages.search)} value={text} onChange={(next) => onChange({ text: next })} />
      <SelectField
        label={formatMessage(messages.state)}
        value={state}
        onChange={({ target }) => onChange({ state: target.value as State })}
      >
        <option value="">{formatMessage(messages.anyState)}</option>
        {problemStates.map((one) => (
          <option key={one} value={one}>
            {formatMessage(messages[one])}
          </option>
        ))}
      </SelectField>
    </Fields>
  )
}
