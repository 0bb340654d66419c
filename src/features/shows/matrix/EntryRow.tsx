import { chakra } from '@chakra-ui/react'
import type { Reason } from '#contract/reason'
import type { ShowClass } from '#contract/show'
import { useAppSelector } from '../../../store/hooks'
import { selectOpen } from '../../../store/ui/uiSlice'
import { closeTo, dayReasons, isEntered, isOnlyFull, runKey, type Entering } from '../entering'
import { ClassCells } from './ClassCells'
import { EntryCell, reasonsName, type CellFocus, type CellState, type NumberedRun } from './EntryCell'
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

interface Props {
  entering: Entering
  cls: ShowClass
  runs: readonly NumberedRun[]
  focus: (column: number) => CellFocus
}

/** One class in the matrix, and below it why a dog cannot enter it, once that is opened. */
export const EntryRow = ({ entering, cls, runs, focus }: Props) => {
  const { show, dogs, reasonsOf } = entering
  const open = useAppSelector(selectOpen)
  const opened = dogs.find((dog) => open.includes(reasonsName(cls, dog)))
  return (
    <>
      <tr>
        <ClassCells cls={cls} />
        {dogs.map((dog, column) => {
          const key = runKey(cls, dog)
          const run = runs.find((one) => one.key === key)
          const state = stateFor(run, dayReasons(entering, cls.date, dog).length > 0, reasonsOf(cls, dog))
          const hasTime = state === 'free' || state === 'chosen'
          return (
            <Cell
              key={dog.id}
              role="gridcell"
              hatched={state === 'barred' || state === 'noDay'}
              data-run={run ? key : undefined}
            >
              <EntryCell
                entering={entering}
                cls={cls}
                dog={dog}
                state={state}
                number={run?.number ?? 0}
                count={runs.length}
                near={hasTime ? closeTo(cls, dog, show, runs) : null}
                focus={focus(column)}
              />
            </Cell>
          )
        })}
      </tr>
      {opened && <WhyNotRow entering={entering} cls={cls} dog={opened} columns={3 + dogs.length} />}
    </>
  )
}
