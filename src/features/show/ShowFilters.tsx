import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ClassHeight } from '#contract/dog/height'
import type { ShowSummary } from '#contract/show/show'
import { useFormats } from '../../i18n/useFormats'
import { useHeightNames } from '../../i18n/useHeightNames'
import { CheckboxField } from '../../ui/kit/CheckboxField'
import { SelectField } from '../../ui/kit/SelectField'
import { SearchField } from '../../ui/kit/SearchField'
import { messages } from './messages'
import { NearFilter } from './finding/NearFilter'
import type { ShowFilter } from './showFilter'

const Fields = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'end',
    '& > :first-of-type': { flex: { base: '1 1 100%', md: '1 1 240px' }, maxWidth: { md: '340px' } },
    '& > :nth-of-type(2)': { flex: '1 1 150px', maxWidth: { md: '170px' } },
    '& > :nth-of-type(n + 3)': { flex: '1 1 150px', maxWidth: { md: '240px' } },
    // Boxes and buttons are on the fields' line.
    '& > [data-line]': {
      flex: { base: '1 1 120px', md: '0 1 auto' },
      minHeight: 'control',
      maxWidth: 'none',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
    },
    '& > [data-line=near]': { flex: { base: '1 1 100%', md: '0 1 auto' }, minWidth: { md: '320px' } },
  },
})

const optionsOf = (chosen: string, values: readonly string[]) =>
  [...new Set([...values, chosen])].filter((value) => value !== '').sort()

interface Props {
  filter: ShowFilter
  /** All that there are; nothing is known of them at first. */
  seasons: number[]
  /** The shows before they are narrowed down: the filters offer what they have. */
  shows: readonly ShowSummary[]
  /** Is there anything to ask "does it fit my dogs?" about? */
  hasDogs: boolean
  onChange: (filter: ShowFilter) => void
}

/** Chooses a season, and narrows its list down by place or name, month, country, height, and to what still takes entries. */
export const ShowFilters = ({ filter, seasons, shows, hasDogs, onChange }: Props) => {
  const { formatMessage, locale } = useIntl()
  const { country, monthName } = useFormats()
  const heightName = useHeightNames()
  // Filters of the address stay visible, and can be removed.
  const months = optionsOf(
    filter.month,
    shows.flatMap(({ startDate, endDate }) => [startDate.slice(5, 7), endDate.slice(5, 7)]),
  )
  const countries = optionsOf(
    filter.country,
    shows.map((show) => show.country),
  ).sort((a, b) => country(a).localeCompare(country(b), locale))
  return (
    <Fields role="search">
      <SearchField
        label={formatMessage(messages.search)}
        value={filter.text}
        onChange={(next) => onChange({ ...filter, text: next })}
      />
      <SelectField
        label={formatMessage(messages.season)}
        value={filter.season ?? ''}
        onChange={({ target }) => onChange({ ...filter, season: Number(target.value) || null })}
      >
        <option value="">{formatMessage(messages.anySeason)}</option>
        {/* An address can name a year without shows. */}
        {filter.season !== null && !seasons.includes(filter.season) && <option>{filter.season}</option>}
        {seasons.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </SelectField>
      <SelectField
        label={formatMessage(messages.month)}
        value={filter.month}
        onChange={({ target }) => onChange({ ...filter, month: target.value })}
      >
        <option value="">{formatMessage(messages.anyMonth)}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {monthName(month)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={formatMessage(messages.country)}
        value={filter.country}
        onChange={({ target }) => onChange({ ...filter, country: target.value })}
      >
        <option value="">{formatMessage(messages.anyCountry)}</option>
        {countries.map((code) => (
          <option key={code} value={code}>
            {country(code)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={formatMessage(messages.height)}
        value={filter.height}
        onChange={({ target }) => onChange({ ...filter, height: ClassHeight.parse(target.value) })}
      >
        {ClassHeight.options.map((height) => (
          <option key={height} value={height}>
            {height === 'any' ? formatMessage(messages.anyHeight) : heightName(height)}
          </option>
        ))}
      </SelectField>
      <div data-line>
        <CheckboxField
          label={<FormattedMessage {...messages.openOnly} />}
          checked={filter.openOnly}
          onChange={({ target }) => onChange({ ...filter, openOnly: target.checked })}
        />
      </div>
      {hasDogs && (
        <div data-line>
          <CheckboxField
            label={<FormattedMessage {...messages.fits} />}
            checked={filter.fits}
            onChange={({ target }) => onChange({ ...filter, fits: target.checked })}
          />
        </div>
      )}
      <div data-line="near">
        <NearFilter near={filter.near} onChange={(near) => onChange({ ...filter, near })} />
      </div>
    </Fields>
  )
}
