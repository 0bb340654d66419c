import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Reason } from '../../../../contract/reason'
import { useFormats } from '../../../i18n/useFormats'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { menuClosed, selectOpen } from '../../../store/ui/uiSlice'
import { VisuallyHidden } from '../../../ui/kit/VisuallyHidden'
import { classesOn, runsOf, type Entering } from '../entering'
import { ClassCells } from './ClassCells'
import { DayPath } from './DayPath'
import { DogHead } from './DogHead'
import { EntryCell, reasonsName, type CellState } from './EntryCell'
import { messages } from './matrixMessages'
import { useGridKeys } from './useGridKeys'
import { WhyNotRow } from './WhyNotRow'

const Frame = chakra('div', { base: { position: 'relative' } })
const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& thead th': {
      textStyle: 'label',
      textAlign: 'start',
      verticalAlign: 'bottom',
      paddingBottom: '3',
      borderBottom: '3px solid {colors.border.strong}',
    },
    '& tbody :is(th, td)': {
      height: '64px',
      textAlign: 'start',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
  },
})
const columns = { when: 112, what: 300, price: 66 }
const dogWidth = 94

/** The width below which the matrix of so many dogs has no room. */
export const gridWidth = (dogs: number) => columns.when + columns.what + columns.price + dogs * dogWidth

const DogColumn = chakra('th', {
  base: { borderInlineStart: '1px solid {colors.border}', paddingInline: '4px', textAlign: 'center!' },
})
const Cell = chakra('td', {
  base: {
    padding: '6px 4px!',
    textAlign: 'center!',
    borderInlineStart: '1px solid',
    '&:has([aria-expanded=true])': { boxShadow: 'inset 0 0 0 3px {colors.border.strong}' },
  },
  variants: {
    hatched: { true: { bgImage: 'repeating-linear-gradient(135deg, var(--hatch) 0 1.5px, transparent 1.5px 8px)' } },
  },
})

const stateFor = (reasons: readonly Reason[]): CellState => {
  if (reasons.length === 0) return 'free'
  if (reasons.some(({ code }) => code === 'already_entered')) return 'entered'
  return reasons.every(({ code }) => code === 'class_full') ? 'full' : 'barred'
}

/** The matrix of one day: a row for each class in time order, a column for each dog, and the line through what is chosen. */
export const EntryGrid = ({ entering, day }: { entering: Entering; day: string }) => {
  const { formatMessage } = useIntl()
  const { weekday } = useFormats()
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpen)
  const { show, dogs, reasonsOf, items } = entering
  const classes = classesOn(show, day)
  const runs = runsOf(classes, dogs, items)
  const { grid, onKeyDown, cell } = useGridKeys(classes.length, dogs.length)
  return (
    <Frame>
      <Table
        ref={grid}
        role="grid"
        aria-label={formatMessage(messages.grid, { day: weekday(day) })}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && open?.startsWith('reasons.')) dispatch(menuClosed())
          onKeyDown(event)
        }}
      >
        <thead>
          <tr>
            <th scope="col" style={{ width: columns.when }}>
              <FormattedMessage {...messages.timeRing} />
            </th>
            <th scope="col" style={{ width: columns.what }}>
              <FormattedMessage {...messages.classFacts} />
            </th>
            <th scope="col" style={{ width: columns.price }}>
              <VisuallyHidden>
                <FormattedMessage {...messages.price} />
              </VisuallyHidden>
            </th>
            {dogs.map((dog) => (
              <DogColumn key={dog.id} scope="col">
                <DogHead dog={dog} />
              </DogColumn>
            ))}
          </tr>
        </thead>
        <tbody>
          {classes.map((cls, row) => {
            const opened = dogs.find((dog) => reasonsName(cls, dog) === open)
            return (
              <Fragment key={cls.id}>
                <tr>
                  <ClassCells cls={cls} />
                  {dogs.map((dog, column) => {
                    const key = `${cls.id} ${dog.id}`
                    const run = runs.indexOf(key) + 1
                    const state = run > 0 ? 'chosen' : stateFor(reasonsOf(cls, dog))
                    return (
                      <Cell
                        key={dog.id}
                        role="gridcell"
                        hatched={state === 'barred'}
                        data-run={run > 0 ? key : undefined}
                      >
                        <EntryCell
                          entering={entering}
                          cls={cls}
                          dog={dog}
                          state={state}
                          run={run}
                          count={runs.length}
                          focus={cell(row, column)}
                        />
                      </Cell>
                    )
                  })}
                </tr>
                {opened && <WhyNotRow entering={entering} cls={cls} dog={opened} columns={3 + dogs.length} />}
              </Fragment>
            )
          })}
        </tbody>
      </Table>
      <DayPath runs={runs} />
    </Frame>
  )
}
