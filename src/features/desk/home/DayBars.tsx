import { chakra } from '@chakra-ui/react'
import type { ShowNumbers } from '#contract/desk/home'

const Chart = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'end',
    gap: '2px',
    height: '120px',
    borderBottom: '3px solid {colors.border.strong}',
    forcedColorAdjust: 'none',
    '& > span': { flex: '1 1 0', minWidth: '2px', bg: 'path', minHeight: '1px' },
    '& > [data-empty]': { bg: 'border' },
    '@media (forced-colors: active)': { '& > span': { bg: 'CanvasText' } },
  },
})

/** One bar a day, the highest as high as the chart. Its label says what it shows; the table beside it has the numbers. */
export const DayBars = ({ days, label }: { days: ShowNumbers['days']; label: string }) => {
  const most = Math.max(1, ...days.map(({ entries }) => entries))
  return (
    <Chart role="img" aria-label={label}>
      {days.map(({ date, entries }) => (
        <span
          key={date}
          data-empty={entries === 0 ? '' : undefined}
          style={{ height: `${String((100 * entries) / most)}%` }}
        />
      ))}
    </Chart>
  )
}
