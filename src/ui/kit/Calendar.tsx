import { chakra, DatePicker, defineSlotRecipe, parseDate } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { formatLocales } from '#contract/shared/formats'
import { kitMessages } from '../../i18n/kitMessages'
import { useShownLocale } from '../../i18n/useShownLocale'
import { boxStyles } from './fieldRecipe'
import { IconButton } from './IconButton'

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', marginBottom: '3' },
})
const select = {
  ...boxStyles,
  width: 'auto',
  minWidth: 0,
  flex: '1',
  paddingInline: '2',
  cursor: 'pointer',
  appearance: 'auto',
}
const recipe = defineSlotRecipe({
  slots: ['monthSelect', 'yearSelect', 'table'],
  base: {
    monthSelect: select,
    yearSelect: select,
    table: {
      // Seven targets of 44 px need nearly the whole of a small phone.
      width: { base: 'calc(100% + 28px)', md: 'full' },
      marginInline: { base: '-14px', md: '0' },
      tableLayout: 'fixed',
      borderSpacing: 0,
      '& th': { textStyle: 'small', color: 'fg.muted', height: '32px' },
      '& td': { padding: '1px 0', textAlign: 'center' },
      '& [data-part=table-cell-trigger]': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: '44px',
        width: 'full',
        borderRadius: 'plank',
        fontWeight: 'semibold',
        cursor: 'pointer',
        '@media (hover: hover)': { '&:hover': { bg: 'bg.muted' } },
        '&[data-today]': { boxShadow: 'inset 0 0 0 1.5px {colors.border.control}' },
        '&[data-selected]': { bg: 'mark', color: 'mark.fg', fontWeight: 'bold' },
        '&[data-outside-range]': { visibility: 'hidden' },
        '&[data-disabled]': {
          color: 'fg.muted',
          fontWeight: 'normal',
          textDecoration: 'line-through',
          cursor: 'default',
        },
        '@media (forced-colors: active)': { '&[data-selected]': { outline: '3px solid', outlineOffset: '-3px' } },
      },
    },
  },
})

// The lists of months and years lead as far where there is no room for arrows too.
const Step = chakra('div', { base: { '@media (width < 24rem)': { display: 'none' } } })
const dateOf = (iso: string | undefined) => (iso === undefined ? undefined : parseDate(iso))

interface Props {
  value: string | null
  min?: string
  max?: string
  onPick: (iso: string) => void
}

/** What DateField loads: the days of a month, weeks from Monday in both languages; arrows lead from day to day. */
export const Calendar = ({ value, min, max, onPick }: Props) => {
  const { formatMessage } = useIntl()
  const locale = useShownLocale()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-view=day][tabindex="0"]')?.focus()
  }, [])
  return (
    <DatePicker.Root
      recipe={recipe}
      ref={root}
      inline
      locale={formatLocales[locale]}
      startOfWeek={1}
      value={value === null ? [] : [parseDate(value)]}
      defaultFocusedValue={dateOf(value ?? max)}
      min={dateOf(min)}
      max={dateOf(max)}
      onValueChange={({ value: [picked] }) => picked && onPick(picked.toString())}
      translations={{
        content: formatMessage(kitMessages.chooseDate),
        dayCell: ({ valueText }) => valueText,
        prevTrigger: () => formatMessage(kitMessages.previousMonth),
        nextTrigger: () => formatMessage(kitMessages.nextMonth),
        monthSelect: formatMessage(kitMessages.month),
        yearSelect: formatMessage(kitMessages.year),
      }}
    >
      <DatePicker.Content>
        <Head>
          <Step>
            <DatePicker.PrevTrigger asChild>
              <IconButton label={formatMessage(kitMessages.previousMonth)} icon={<ChevronLeft aria-hidden />} />
            </DatePicker.PrevTrigger>
          </Step>
          <DatePicker.MonthSelect />
          <DatePicker.YearSelect />
          <Step>
            <DatePicker.NextTrigger asChild>
              <IconButton label={formatMessage(kitMessages.nextMonth)} icon={<ChevronRight aria-hidden />} />
            </DatePicker.NextTrigger>
          </Step>
        </Head>
        <DatePicker.DayTable />
      </DatePicker.Content>
    </DatePicker.Root>
  )
}
