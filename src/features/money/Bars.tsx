import { chakra } from '@chakra-ui/react'
import type { CSSProperties, ReactNode } from 'react'

const Chart = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '140px auto auto',
    forcedColorAdjust: 'none',
    marginTop: '7',
    '& > span': { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
    // Above the line what counts, below it what was taken off: apart by place and outline, not by colour alone.
    '& > span > span': {
      gridRow: '1',
      gridColumn: '1',
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      alignItems: 'end',
      marginInline: '15%',
      position: 'relative',
    },
    '& i': { height: 'calc(var(--share) * 140px)', minWidth: '2px' },
    '& > span > span > i': { bg: 'path' },
    '& > span > span > i + i': { bg: 'bg', border: '2px solid {colors.path}' },
    '& > span > i': { gridColumn: '1', marginInline: '15%', border: '1.5px solid {colors.danger.fg}' },
    '& i[data-empty]': { visibility: 'hidden' },
    // Over its bar, and inside the chart at either end.
    '& em': {
      position: 'absolute',
      bottom: 'calc(var(--share) * 140px)',
      insetInlineStart: '50%',
      transform: 'translateX(-50%)',
      textStyle: 'small',
      fontStyle: 'normal',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
    '& > span:nth-of-type(-n + 3) em': { insetInlineStart: 0, transform: 'none' },
    '& > span:nth-last-of-type(-n + 3) em': { insetInlineStart: 'auto', insetInlineEnd: 0, transform: 'none' },
    '& > span > b': {
      textStyle: 'small',
      fontWeight: 'semibold',
      textAlign: 'center',
      overflow: 'visible',
      whiteSpace: 'nowrap',
    },
    '& > span[data-present] > b': { bg: 'mark', color: 'mark.fg' },
    '& > span::before': {
      content: '""',
      gridRow: '1',
      gridColumn: '1',
      alignSelf: 'end',
      borderBottom: '3px solid {colors.border.strong}',
    },
    '@media (forced-colors: active)': {
      '& > span > span > i': { bg: 'CanvasText' },
      '& > span > span > i + i': { bg: 'Canvas', borderColor: 'CanvasText' },
    },
  },
  variants: {
    // On a phone there is room for a number a week, or a name a quarter.
    named: {
      weekly: { '& > span:not(:nth-of-type(7n + 1)) > b': { visibility: { base: 'hidden', md: 'visible' } } },
      quarterly: { '& > span:not(:nth-of-type(3n + 1)) > b': { visibility: { base: 'hidden', md: 'visible' } } },
    },
  },
})

const Legend = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    marginTop: '3',
    textStyle: 'small',
    color: 'fg.muted',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& i': { width: '14px', height: '14px', bg: 'path', forcedColorAdjust: 'none' },
    '& i[data-kind=second]': { bg: 'bg', border: '2px solid {colors.path}' },
    '& i[data-kind=below]': { bg: 'transparent', border: '1.5px solid {colors.danger.fg}' },
    '@media (forced-colors: active)': {
      '& i': { bg: 'CanvasText' },
      '& i[data-kind=second]': { bg: 'Canvas', borderColor: 'CanvasText' },
    },
  },
})

export interface BarsColumn {
  id: string
  /** What is written below the line. */
  name: ReactNode
  /** It is the present day or month. */
  present: boolean
  /** Bars side by side above the line, at most two. */
  above: readonly number[]
  below: number
}

interface Props {
  label: string
  columns: readonly BarsColumn[]
  /** How names are thinned out on a phone. */
  named: 'weekly' | 'quarterly'
  /** What is written over the highest bar. */
  topOf: (value: number) => ReactNode
  /** What each kind of bar is, where there are several. */
  legend?: readonly { kind: 'first' | 'second' | 'below'; text: ReactNode }[]
}

const shareOf = (amount: number, most: number) => ({ '--share': String(amount / most) }) as CSSProperties

/** The column with the highest bar above the line. */
export const highestOf = <Column extends Pick<BarsColumn, 'above'>>(columns: readonly Column[]): Column | undefined =>
  columns.toSorted((one, other) => Math.max(...other.above) - Math.max(...one.above))[0]

/** A column for each day or month: bars above a line, and one below it. A table elsewhere has the numbers. */
export const Bars = ({ label, columns, named, topOf, legend = [] }: Props) => {
  const top = highestOf(columns)
  const highest = Math.max(...(top?.above ?? [0]))
  const most = Math.max(1, highest, ...columns.map(({ below }) => below))
  return (
    <>
      <Chart role="img" aria-label={label} named={named}>
        {columns.map((column) => (
          <span key={column.id} data-present={column.present ? '' : undefined}>
            <span style={shareOf(highest, most)}>
              {column.above.map((value, index) => (
                <i key={index} style={shareOf(value, most)} data-empty={value === 0 ? '' : undefined} />
              ))}
              {column === top && highest > 0 && <em>{topOf(highest)}</em>}
            </span>
            <i style={shareOf(column.below, most)} data-empty={column.below === 0 ? '' : undefined} />
            <b>{column.name}</b>
          </span>
        ))}
      </Chart>
      {legend.length > 0 && (
        <Legend>
          {legend.map(({ kind, text }) => (
            <span key={kind}>
              <i data-kind={kind} aria-hidden />
              <span>{text}</span>
            </span>
          ))}
        </Legend>
      )}
    </>
  )
}
