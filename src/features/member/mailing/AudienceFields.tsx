import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Audience } from '#contract/member/mailing'
import { memberFilters } from '#contract/member/register'
import { memberStates } from '#contract/membership/renewal'
import { FilterChips } from '../../../ui/kit/FilterChips'
import { SearchField } from '../../../ui/kit/SearchField'
import { groupMessages, messages as registerMessages, stateMessages } from '../messages'
import { audienceMessages as messages } from './messages'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })

interface Props {
  audience: Audience
  onChange: (audience: Audience) => void
}

/** Narrows the audience down as the register is narrowed down. Marked members are chosen there. */
export const AudienceFields = ({ audience, onChange }: Props) => {
  const { formatMessage } = useIntl()
  if (audience.ids.length > 0)
    return (
      <p>
        <FormattedMessage {...messages.marked} values={{ count: audience.ids.length }} />
      </p>
    )
  return (
    <Root>
      <SearchField
        label={formatMessage(messages.search)}
        value={audience.text}
        onChange={(text) => onChange({ ...audience, text })}
      />
      <FilterChips
        label={formatMessage(registerMessages.states)}
        chips={memberStates.map((value) => ({
          value,
          label: <FormattedMessage {...stateMessages[value]} />,
          count: undefined,
        }))}
        chosen={audience.state}
        onChange={(state) => onChange({ ...audience, state })}
      />
      <FilterChips
        label={formatMessage(registerMessages.groups)}
        chips={memberFilters.map((value) => ({
          value,
          label: <FormattedMessage {...groupMessages[value]} />,
          count: undefined,
        }))}
        chosen={audience.group}
        onChange={(group) => onChange({ ...audience, group })}
      />
    </Root>
  )
}
