import { chakra } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import { useIntl } from 'react-intl'
import type { MonthOfCurrency } from '#contract/money/payments'
import { addTo, daysBetween } from '#contract/shared/calendar'
import { useFormats } from '../../i18n/useFormats'
import { messages } from './messages'

const Chart = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '140px auto auto',
    forcedColorAdjust: 'none',
    marginTop: '7',
    '& > span': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
    // Above the line what was taken, below it what was sent back: apart by place and outline, not by colour alone.
    '& > span > i': { gridColumn: '1', marginInline: '15%', height: 'calc(var(--share) * 140px)', minWidth: '2px' },
    '& > span > i:first-of-type': { gridRow: '1', alignSelf: 'end', bg: 'path', position: 'relative' },
    // Over its bar, and inside the chart at either end of the month.
    '& em': {
      position: 'absolute',
      bottom: '100%',
      insetInlineStart: '50%',
      transform: 'translateX(-50%)',
      textStyle: 'small',
      fontStyle: 'normal',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
    '& > span:nth-of-type(-n + 3) em': { insetInlineStart: 0, transform: 'none' },
    '& > span:nth-last-of-type(-n + 3) em': { insetInlineStart: 'auto', insetInlineEnd: 0, transform: 'none' },
    '& > span > i:last-of-type': { border: '1.5px solid {colors.danger.fg}' },
    '& > span > i[data-empty]': { border: 'none' },
    '& > span > b': {
      textStyle: 'small',
      fontWeight: 'semibold',
      textAlign: 'center',
      overflow: 'visible',
      whiteSpace: 'nowrap',
    },
    '& > span[data-today] > b': { bg: 'mark', color: 'mark.fg' },
    // On a phone there is room for a number a week.
    '& > span:not(:nth-of-type(7n + 1)) > b': { visibility: { base: 'hidden', md: 'visible' } },
    '& > span::before': {
      content: '""',
      gridRow: '1',
      gridColumn: '1',
      alignSelf: 'end',
      borderBottom: '3px solid {colors.border.strong}',
    },
    '@media (forced-colors: active)': { '& > span > i:first-of-type': { bg: 'CanvasText' } },
  },
})

const shareOf = (amount: number, most: number) => ({ '--share': String(amount / most) }) as CSSProperties

interface Props {
  month: string
  today: string
  sums: MonthOfCurrency
}

/** A bar for each day of a month: what was taken, and below the line what was sent back. Its table has the numbers. */
export const DayBars = ({ month, today, sums: { currency, days } }: Props) => {
  const { formatMessage } = useIntl()
  const { longDay, money, monthAndYear } = useFormats()
  const [highest] = days.toSorted((one, other) => other.taken - one.taken)
  const most = Math.max(1, ...days.flatMap(({ taken, refunded }) => [taken, refunded]))
  const label = formatMessage(messages.chart, {
    month: monthAndYear(month),
    day: longDay(highest?.day ?? month),
    amount: money(highest?.taken ?? 0, currency),
  })
  const all = Array.from({ length: daysBetween(month, addTo(month, { months: 1 })) }, (_, index) =>
    addTo(month, { days: index }),
  )
  return (
    <Chart role="img" aria-label={label}>
      {all.map((day) => {
        const { taken, refunded } = days.find((one) => one.day === day) ?? { taken: 0, refunded: 0 }
        return (
          <span key={day} data-today={day === today ? '' : undefined}>
            <i style={shareOf(taken, most)}>{day === highest?.day && <em>{money(taken, currency)}</em>}</i>
            <i style={shareOf(refunded, most)} data-empty={refunded === 0 ? '' : undefined} />
            <b>{Number(day.slice(8))}</b>
          </span>
        )
      })}
    </Chart>
  )
}
