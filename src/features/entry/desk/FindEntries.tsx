import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { listedEntryStatuses, type ShowEntryCounts } from '#contract/entry/desk'
import { useClassText } from '../../../i18n/useClassText'
import { SelectField } from '../../../ui/kit/SelectField'
import { SearchField } from '../../../ui/kit/SearchField'
import { entryStatuses } from './entryStatuses'
import type { EntryListState } from './entryList'
import { messages } from './messages'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '2fr 2fr 1fr' },
    gap: '4',
    '& > *': { minWidth: 0 },
  },
})

interface Props {
  classes: ShowEntryCounts['classes']
  chosen: EntryListState
  onChange: (changes: Partial<EntryListState>) => void
}

/** What narrows the list of entries down. */
export const FindEntries = ({ classes, chosen, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const textOf = useClassText()
  return (
    <Fields role="search">
      <SearchField
        label={formatMessage(messages.search)}
        value={chosen.text}
        onChange={(next) => onChange({ text: next })}
      />
      <SelectField
        label={formatMessage(messages.cls)}
        value={chosen.class}
        onChange={({ target }) => onChange({ class: target.value })}
      >
        <option value="">{formatMessage(messages.anyClass)}</option>
        {classes.map((cls) => (
          <option key={cls.id} value={cls.id}>
            {textOf(cls)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={formatMessage(messages.status)}
        value={chosen.status}
        onChange={({ target }) => onChange({ status: target.value as EntryListState['status'] })}
      >
        <option value="">{formatMessage(messages.anyStatus)}</option>
        {listedEntryStatuses.map((status) => (
          <option key={status} value={status}>
            {formatMessage(entryStatuses[status].name)}
          </option>
        ))}
      </SelectField>
    </Fields>
  )
}
