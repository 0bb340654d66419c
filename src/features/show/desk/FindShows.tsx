import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { ShowLifecycle } from '#contract/show/show'
import { SelectField } from '../../../ui/kit/SelectField'
import { SearchField } from '../../../ui/kit/SearchField'
import { messages } from './messages'
import { showStates } from './showStates'

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
  state: '' | ShowLifecycle
  onChange: (changes: { text?: string; state?: '' | ShowLifecycle }) => void
}

/** What narrows the list of shows down. */
export const FindShows = ({ text, state, onChange }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <Fields role="search">
      <SearchField label={formatMessage(messages.search)} value={text} onChange={(next) => onChange({ text: next })} />
      <SelectField
        label={formatMessage(messages.state)}
        value={state}
        onChange={({ target }) => onChange({ state: target.value as '' | ShowLifecycle })}
      >
        <option value="">{formatMessage(messages.anyState)}</option>
        {ShowLifecycle.options.map((one) => (
          <option key={one} value={one}>
            {formatMessage(showStates[one].name)}
          </option>
        ))}
      </SelectField>
    </Fields>
  )
}
