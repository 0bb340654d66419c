import { chakra } from '@chakra-ui/react'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { memo, type KeyboardEvent, type MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { sameValue } from '../../../../lib/sameValue'
import { Plate } from '../../../../ui/kit/Plate'
import { TypeTag } from '../../../../ui/kit/TypeTag'
import { messages } from './messages'
import { cellNames, isAmount, type CellName, type ClassRow } from './rows'
import { CellEditor } from './CellEditor'
import { gridColumns, type Cells } from './useCells'

const Root = chakra('div', {
  base: {
    borderBottom: '1px solid',
    borderColor: 'border',
    bg: 'bg.panel',
  },
  variants: {
    // Of many rows those that are out of sight are neither laid out nor painted.
    many: { true: { contentVisibility: 'auto', containIntrinsicSize: 'auto 45px' } },
  },
})
const Line = chakra('div', { base: { display: 'grid' } })
const NumberCell = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    textStyle: 'numeralS',
    bg: 'bg.subtle',
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    borderInlineStart: '4px solid',
    borderColor: 'transparent',
  },
  variants: {
    tone: { error: { borderColor: 'danger.fg', color: 'danger.fg' }, warning: { borderColor: 'warning.fg' }, none: {} },
  },
})
const Cell = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '44px',
    minWidth: 0,
    paddingInline: '6px',
    borderInlineStart: '1px solid',
    borderColor: 'border',
    cursor: 'cell',
    '& > span': { overflowWrap: 'anywhere' },
    '& > svg': { flexShrink: 0 },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[data-tone=start]': { textStyle: 'numeralS', '& > span': { overflowWrap: 'normal' } },
    '&[data-tone=end]': { textStyle: 'numeralS', justifyContent: 'flex-end' },
    '&[data-editing]': { padding: 0 },
    '&[aria-selected=true]': { bg: 'bg.muted' },
    '&[data-warning]': { bg: 'warning.bg', color: 'warning.fg' },
    '&[aria-invalid=true]': { bg: 'danger.bg', color: 'danger.fg', boxShadow: 'inset 0 0 0 2px {colors.danger.fg}' },
  },
})
const Faults = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    bg: 'danger.bg',
    color: 'danger.fg',
    textStyle: 'small',
    fontWeight: 'semibold',
    padding: '2',
    paddingInlineStart: '60px',
    '& > span': { display: 'inline-flex', gap: '2', alignItems: 'center', maxWidth: 'min(100%, calc(100vw - 120px))' },
  },
})

export interface RowEvents {
  onChoose: (row: number, column: number, event: MouseEvent) => void
  onEdit: () => void
  onKey: (event: KeyboardEvent, text: string) => void
  onDone: (text: string) => void
}

interface Props {
  row: ClassRow
  index: number
  cells: Cells
  /** The column that has the focus, where it is in this row, and what is being typed there. */
  active: number | null
  typed: string | null
  /** The first and last of the chosen columns, where any of this row are. */
  chosen: readonly [from: number, to: number] | null
  /** The sentence of what is wrong with each cell. */
  faults: Partial<Record<CellName, string>>
  judgeClash: boolean
  ringClash: boolean
  many: boolean
  events: RowEvents
}

const numbers: readonly CellName[] = ['startTime', 'ring', 'startLevel', 'endLevel']
const toneOf = (cell: CellName) => (isAmount(cell) ? 'end' : numbers.includes(cell) ? 'start' : undefined)

/** Ring and kind of class as they look everywhere else; what is neither, as it was typed. */
const CellText = ({ cell, text, shown }: { cell: CellName; text: string; shown: string }) => {
  if (cell === 'type' && (text === 'agility' || text === 'jumping')) return <TypeTag type={text}>{shown}</TypeTag>
  if (cell === 'ring' && /^\d{1,2}$/.test(text))
    return (
      <Plate size="s" tone="ink">
        {text}
      </Plate>
    )
  return <span>{shown}</span>
}

const isWithin = (column: number, chosen: Props['chosen']) =>
  chosen !== null && column >= chosen[0] && column <= chosen[1]

/** Of many rows only those that changed are drawn again: what differs is compared by value. */
const isSame = ({ cells, events, ...before }: Props, { cells: nextCells, events: nextEvents, ...after }: Props) =>
  cells === nextCells && events === nextEvents && sameValue(before, after)

/** One class of the grid, and below it what is wrong with it. */
export const GridRow = memo(function GridRow(props: Props) {
  const { row, index, cells, active, typed, chosen, faults, judgeClash, ringClash, many, events } = props
  const { formatMessage } = useIntl()
  const faultsId = `classes.${index}.faults`
  const isWrong = Object.keys(faults).length > 0
  const clashes: Partial<Record<CellName, boolean>> = { judge: judgeClash, startTime: ringClash, ring: ringClash }
  const tone = isWrong ? 'error' : judgeClash || ringClash ? 'warning' : 'none'
  return (
    <Root role="rowgroup" many={many}>
      <Line role="row" aria-rowindex={index + 2} style={{ gridTemplateColumns: gridColumns }}>
        <NumberCell role="rowheader" tone={tone}>
          {index + 1}
        </NumberCell>
        {cellNames.map((cell, column) => {
          const isEdited = active === column && typed !== null
          const label = formatMessage(messages.cell, { cell: cells.names[cell], number: index + 1 })
          return (
            <Cell
              key={cell}
              id={`classes.${index}.${cell}`}
              role="gridcell"
              aria-colindex={column + 2}
              tabIndex={active === column && !isEdited ? 0 : -1}
              aria-selected={isWithin(column, chosen)}
              aria-invalid={faults[cell] ? true : undefined}
              aria-describedby={faults[cell] ? faultsId : undefined}
              data-tone={toneOf(cell)}
              data-editing={isEdited ? '' : undefined}
              data-warning={clashes[cell] ? '' : undefined}
              onMouseDown={(event) => events.onChoose(index, column, event)}
              onDoubleClick={events.onEdit}
            >
              {isEdited ? (
                <CellEditor
                  label={label}
                  text={typed}
                  options={cells.optionsOf(cell)}
                  onKey={events.onKey}
                  onDone={events.onDone}
                />
              ) : (
                <>
                  <CellText cell={cell} text={row[cell]} shown={cells.shown(cell, row[cell])} />
                  {faults[cell] && <CircleAlert size={16} aria-hidden />}
                  {!faults[cell] && clashes[cell] && (
                    <TriangleAlert size={16} aria-label={formatMessage(messages.clash)} />
                  )}
                </>
              )}
            </Cell>
          )
        })}
      </Line>
      {isWrong && (
        <Faults id={faultsId} role="presentation">
          {cellNames.map(
            (cell) =>
              faults[cell] && (
                <span key={cell}>
                  <CircleAlert size={18} aria-hidden />
                  <FormattedMessage {...messages.fault} values={{ cell: cells.names[cell], fault: faults[cell] }} />
                </span>
              ),
          )}
        </Faults>
      )}
    </Root>
  )
}, isSame)
