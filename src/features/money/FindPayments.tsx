import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { moneyAccounts } from '#contract/money/accounts'
import { paymentStates, type MoneyMonth } from '#contract/money/payments'
import { SearchField } from '../../ui/kit/SearchField'
import { SelectField } from '../../ui/kit/SelectField'
import { messages, stateMessages, wayMessages } from './messages'
import type { MoneyListState } from './moneyList'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: '2fr repeat(3, minmax(0, 1fr))',
    },
    gap: '4',
    marginBottom: '5',
  },
})

interface Props {
  chosen: MoneyListState
  shows: MoneyMonth['shows']
  onChange: (changes: Partial<MoneyListState>) => void
}

/** What narrows a month's payments down: a text, what they are for, how they were paid, and what became of them. */
export const FindPayments = ({ chosen, shows, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const knowsPurpose = ['', 'membership', 'entries', ...shows.map(({ slug }) => slug)].includes(chosen.for)
  return (
    <Fields role="search">
      <SearchField label={formatMessage(messages.search)} value={chosen.text} onChange={(text) => onChange({ text })} />
      <SelectField
        label={formatMessage(messages.purpose)}
        value={chosen.for}
        onChange={({ target }) => onChange({ for: target.value })}
      >
        <option value="">{formatMessage(messages.anyPurpose)}</option>
        <option value="membership">{formatMessage(messages.memberships)}</option>
        <option value="entries">{formatMessage(messages.entries)}</option>
        {shows.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
        {!knowsPurpose && <option value={chosen.for}>{chosen.for}</option>}
      </SelectField>
      <SelectField
        label={formatMessage(messages.way)}
        value={chosen.way}
        onChange={({ target }) => onChange({ way: target.value as MoneyListState['way'] })}
      >
        <option value="">{formatMessage(messages.anyWay)}</option>
        {moneyAccounts.map((account) => (
          <option key={account} value={account}>
            {formatMessage(wayMessages[account])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={formatMessage(messages.state)}
        value={chosen.state}
        onChange={({ target }) => onChange({ state: target.value as MoneyListState['state'] })}
      >
        <option value="">{formatMessage(messages.anyState)}</option>
        {paymentStates.map((state) => (
          <option key={state} value={state}>
            {formatMessage(stateMessages[state])}
          </option>
        ))}
      </SelectField>
    </Fields>
  )
}
