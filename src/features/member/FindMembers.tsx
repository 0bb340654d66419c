import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { memberFilters, type MemberCounts } from '#contract/member/register'
import { memberStates } from '#contract/membership/renewal'
import { FilterChips } from '../../ui/kit/FilterChips'
import { SearchField } from '../../ui/kit/SearchField'
import { SelectField } from '../../ui/kit/SelectField'
import { memberViews, viewOf, type MemberListState } from './memberList'
import { groupMessages, messages, stateMessages, viewMessages } from './messages'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 336px) minmax(0, 260px)' },
    gap: '3',
  },
})

interface Props {
  chosen: MemberListState
  counts: MemberCounts | undefined
  onChange: (changes: Partial<MemberListState>) => void
}

/** What narrows the register down: a text, a view with a name, or states and groups, each with how many are in it. */
export const FindMembers = ({ chosen, counts, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const view = viewOf(chosen)
  return (
    <Root role="search">
      <Fields>
        <SearchField
          label={formatMessage(messages.search)}
          value={chosen.text}
          onChange={(text) => onChange({ text })}
        />
        <SelectField
          label={formatMessage(messages.view)}
          value={view ?? 'own'}
          onChange={({ target }) => {
            const { state = '', group = '' } = memberViews.find((one) => one.view === target.value) ?? {}
            onChange({ state, group })
          }}
        >
          {memberViews.map((one) => (
            <option key={one.view} value={one.view}>
              {formatMessage(viewMessages[one.view])}
            </option>
          ))}
          {view === undefined && (
            <option value="own" disabled>
              {formatMessage(viewMessages.own)}
            </option>
          )}
        </SelectField>
      </Fields>
      <FilterChips
        label={formatMessage(messages.states)}
        chips={memberStates.map((value) => ({
          value,
          label: <FormattedMessage {...stateMessages[value]} />,
          count: counts?.states[value],
        }))}
        chosen={chosen.state.split(',')}
        onChange={(states) => onChange({ state: states.join(',') })}
      />
      <FilterChips
        label={formatMessage(messages.groups)}
        chips={memberFilters.map((value) => ({
          value,
          label: <FormattedMessage {...groupMessages[value]} />,
          count:
            counts &&
            { ...counts.groups, family: counts.family, paused: counts.paused, bounced: counts.bounced }[value],
        }))}
        chosen={chosen.group.split(',')}
        onChange={(groups) => onChange({ group: groups.join(',') })}
      />
    </Root>
  )
}
