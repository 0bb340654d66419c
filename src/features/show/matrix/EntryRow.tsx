import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import type { Show } from '#contract/show/show'
import { useAppSelector } from '../../../store/hooks'
import { isAmong } from '../../../store/ui/overlay'
import { selectOpen } from '../../../store/ui/uiSlice'
import { runKey } from '../entering'
import { ClassCells } from './ClassCells'
import { cellLayout, rowLayout } from './gridColumns'
import { EntryCell, reasonsOf, type EntryCellProps } from './EntryCell'
import { isSameCell, type RowOfClass } from './gridRows'
import type { GridStop } from './useGridKeys'
import { OpenedCell } from './OpenedCell'

// Out of sight it keeps its height, and nothing of it is laid out or painted.
const Row = chakra('div', {
  base: {
    ...rowLayout,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 65px',
    '@media print': { contentVisibility: 'visible' },
  },
})
const Cell = chakra('div', {
  base: {
    ...cellLayout,
    alignItems: 'center',
    padding: '6px 4px',
    textAlign: 'center',
    borderInlineStart: '1px solid {colors.border}',
    '&:has([aria-expanded=true])': { boxShadow: 'inset 0 0 0 3px {colors.border.strong}' },
  },
  variants: {
    hatched: {
      true: {
        bgImage: 'repeating-linear-gradient(135deg, var(--hatch) 0 1.5px, transparent 1.5px 8px)',
        '@media print': { bgImage: 'none' },
      },
    },
  },
})

type CellProps = Omit<EntryCellProps, 'focus'> & { row: number; column: number; isStop: boolean; onStop: GridStop }

const DogCell = memo(
  ({ row, column, isStop, onStop, ...shown }: CellProps) => {
    const { dog, state, number } = shown.cell
    return (
      <Cell
        role="gridcell"
        hatched={state === 'barred' || state === 'noDay'}
        data-run={number > 0 ? runKey(shown.cls, dog) : undefined}
      >
        <EntryCell
          {...shown}
          focus={{
            'data-at': `${row} ${column}`,
            tabIndex: isStop ? 0 : -1,
            onFocus: () => onStop({ row, column }),
          }}
        />
      </Cell>
    )
  },
  ({ cell, ...before }, { cell: next, ...now }) =>
    isSameCell(cell, next) && before.cls === now.cls && before.show === now.show && before.isStop === now.isStop,
)
DogCell.displayName = 'DogCell'

interface Props extends RowOfClass {
  show: Show
  row: number
  /** The column of the grid's tab stop where it is in this row, else -1. */
  stop: number
  onStop: GridStop
}

const isSameRow = (before: Props, now: Props): boolean =>
  before.cls === now.cls &&
  before.show === now.show &&
  before.stop === now.stop &&
  before.cells.length === now.cells.length &&
  before.cells.every((cell, column) => isSameCell(cell, now.cells[column]))

/** One class in the matrix, and below it more of one dog in it, once that is opened. A press changes few of them. */
export const EntryRow = memo(({ show, cls, cells, row, stop, onStop }: Props) => {
  const open = useAppSelector(selectOpen)
  const opened = cells.find(({ dog, reasons }) => reasons.length > 0 && isAmong(open, reasonsOf(cls, dog)))
  return (
    <>
      <Row role="row">
        <ClassCells cls={cls} />
        {cells.map((cell, column) => (
          <DogCell
            key={cell.dog.id}
            show={show}
            cls={cls}
            cell={cell}
            row={row}
            column={column}
            onStop={onStop}
            isStop={stop === column}
          />
        ))}
      </Row>
      {opened && <OpenedCell show={show} cls={cls} cell={opened} />}
    </>
  )
}, isSameRow)
EntryRow.displayName = 'EntryRow'
