import { chakra } from '@chakra-ui/react'
import { SearchField } from '../../../ui/kit/SearchField'
import { SelectField } from '../../../ui/kit/SelectField'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
    gap: '4',
    marginBottom: '5',
  },
})

interface Props<State extends string> {
  labels: { search: string; state: string; anyState: string }
  states: readonly { value: State; label: string }[]
  text: string
  state: '' | State
  onChange: (changes: { text?: string; state?: '' | State }) => void
}

/** What narrows a list of the desk down: a text, and a state of its rows. */
export const FindByState = <State extends string>({ labels, states, text, state, onChange }: Props<State>) => (
  <Fields role="search">
    <SearchField label={labels.search} value={text} onChange={(next) => onChange({ text: next })} />
    <SelectField
      label={labels.state}
      value={state}
      onChange={({ target }) => onChange({ state: target.value as '' | State })}
    >
      <option value="">{labels.anyState}</option>
      {states.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  </Fields>
)
