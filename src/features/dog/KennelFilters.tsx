import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { effectiveRank, type Dog } from '#contract/dog/dog'
import { HeightCategory } from '#contract/dog/height'
import { commonMessages } from '../../i18n/commonMessages'
import { levelMessages } from '../../i18n/domainMessages'
import { useHeightNames } from '../../i18n/useHeightNames'
import type { ListState } from '../../lists/useListAddress'
import { SelectField } from '../../ui/kit/SelectField'
import { SearchField } from '../../ui/kit/SearchField'
import { messages } from './messages'

export const kennelChoices = {
  text: null,
  height: ['', ...HeightCategory.options],
  level: null,
  sort: ['name', '-born', 'born', 'height', '-height', '-level', 'level'],
} as const
export type KennelState = ListState<typeof kennelChoices>

const sortMessages = {
  name: messages.sortName,
  '-born': messages.sortYoungest,
  born: messages.sortOldest,
  height: messages.sortSmallest,
  '-height': messages.sortTallest,
  '-level': messages.sortHighest,
  level: messages.sortLowest,
}

const Fields = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'end',
    '& > :first-of-type': { flex: { base: '1 1 100%', md: '1 1 240px' } },
    '& > :nth-of-type(n + 2)': { flex: '1 1 130px', maxWidth: { md: '220px' } },
  },
})

interface Props {
  state: KennelState
  /** All dogs: the levels offered are theirs. */
  dogs: readonly Dog[]
  onChange: (change: Partial<KennelState>) => void
}

/** Narrows many dogs down by a text, their height and their level, and sorts them. */
export const KennelFilters = ({ state, dogs, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const heightName = useHeightNames()
  const levels = [...new Set(dogs.map(effectiveRank))].sort((a, b) => a - b)
  return (
    <Fields role="search">
      <SearchField
        label={formatMessage(messages.search)}
        value={state.text}
        onChange={(next) => onChange({ text: next })}
      />
      <SelectField
        label={formatMessage(messages.heightFilter)}
        value={state.height}
        onChange={({ target }) => onChange({ height: target.value as KennelState['height'] })}
      >
        <option value="">{formatMessage(messages.anyHeight)}</option>
        {HeightCategory.options.map((height) => (
          <option key={height} value={height}>
            {heightName(height)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={formatMessage(messages.levelFilter)}
        value={state.level}
        onChange={({ target }) => onChange({ level: target.value })}
      >
        <option value="">{formatMessage(messages.anyLevel)}</option>
        {levels.map((rank) => (
          <option key={rank} value={rank}>
            {formatMessage(levelMessages.one, { rank })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={formatMessage(commonMessages.sortBy)}
        value={state.sort}
        onChange={({ target }) => onChange({ sort: target.value as KennelState['sort'] })}
      >
        {kennelChoices.sort.map((sort) => (
          <option key={sort} value={sort}>
            {formatMessage(sortMessages[sort])}
          </option>
        ))}
      </SelectField>
    </Fields>
  )
}
