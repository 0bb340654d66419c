import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import type { Dog } from '#contract/dog'
import type { Reason } from '#contract/reason'
import type { ShowClass } from '#contract/show'
import { useAppSelector } from '../../../store/hooks'
import { selectOpen } from '../../../store/ui/uiSlice'
import { closeTo, isEntered, isOnlyFull, runKey, type Entering } from '../entering'
import { ClassCells } from './ClassCells'
import {
  EntryCell,
  reasonsName,
  type CellFocus,
  type CellState,
  type EntryCellProps,
  type NumberedRun,
} from './EntryCell'
import { WhyNotRow } from './WhyNotRow'

const Cell = chakra('td', {
  base: {
    padding: '6px 4px!',
    textAlign: 'center!',
    borderInlineStart: '1px solid',
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

const stateFor = (run: NumberedRun | undefined, dayIsBarred: boolean, reasons: readonly Reason[]): CellState => {
  if (run) return isEntered(reasons) ? 'entered' : 'chosen'
  if (dayIsBarred) return 'noDay'
  if (reasons.length === 0) return 'free'
  return isOnlyFull(reasons) ? 'full' : 'barred'
}

interface CellProps extends EntryCellProps {
  run: NumberedRun | undefined
}

/** Whether a cell would show the same: with many dogs and classes a press changes few of them. */
const isSameCell = (a: CellProps, b: CellProps): boolean =>
  a.cls === b.cls &&
  a.dog === b.dog &&
  a.state === b.state &&
  a.number === b.number &&
  a.count === b.count &&
  a.entering.show === b.entering.show &&
  a.entering.reasonsOf(a.cls, a.dog) === b.entering.reasonsOf(b.cls, b.dog) &&
  a.entering.waitingOf(a.cls, a.dog) === b.entering.waitingOf(b.cls, b.dog) &&
  a.near?.run.key === b.near?.run.key &&
  a.near?.run.number === b.near?.run.number &&
  a.near?.minutes === b.near?.minutes &&
  a.focus.tabIndex === b.focus.tabIndex &&
  a.focus['data-at'] === b.focus['data-at']

const DogCell = memo(
  ({ run, ...cell }: CellProps) => (
    <Cell
      role="gridcell"
      hatched={cell.state === 'barred' || cell.state === 'noDay'}
      data-run={run ? runKey(cell.cls, cell.dog) : undefined}
    >
      <EntryCell {...cell} />
    </Cell>
  ),
  isSameCell,
)
DogCell.displayName = 'DogCell'

interface Props {
  entering: Entering
  cls: ShowClass
  /** The dogs that cannot run on this day at all. */
  barred: ReadonlySet<Dog>
  runs: readonly NumberedRun[]
  focus: (column: number) => CellFocus
}

/** One class in the matrix, and below it why a dog cannot enter it, once that is opened. */
export const EntryRow = ({ entering, cls, barred, runs, focus }: Props) => {
  const { show, dogs, reasonsOf } = entering
  const open = useAppSelector(selectOpen)
  const opened = dogs.find((dog) => open.includes(reasonsName(cls, dog)))
  return (
    <>
      <tr>
        <ClassCells cls={cls} />
        {dogs.map((dog, column) => {
          const run = runs.find(({ key }) => key === runKey(cls, dog))
          const state = stateFor(run, barred.has(dog), reasonsOf(cls, dog))
          const hasTime = state === 'free' || state === 'chosen'
          return (
            <DogCell
              key={dog.id}
              run={run}
              entering={entering}
              cls={cls}
              dog={dog}
              state={state}
              number={run?.number ?? 0}
              count={run ? runs.length : 0}
              near={hasTime ? closeTo(cls, dog, show, runs) : null}
              focus={focus(column)}
            />
          )
        })}
      </tr>
      {opened && <WhyNotRow entering={entering} cls={cls} dog={opened} columns={3 + dogs.length} />}
    </>
  )
}
