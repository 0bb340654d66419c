import { chakra } from '@chakra-ui/react'
import { memo, useDeferredValue, useMemo, type CSSProperties } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/useFormats'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { closed, selectOpen } from '../../../store/ui/uiSlice'
import { SidewaysScroller } from '../../../ui/kit/SidewaysScroller'
import { VisuallyHidden } from '../../../ui/kit/VisuallyHidden'
import type { Entering } from '../entering'
import { DayPath } from './DayPath'
import { DogHead } from './DogHead'
import { EntryRow } from './EntryRow'
import { columns, fixed, rowLayout, tableWidth } from './gridColumns'
import { gridRows } from './gridRows'
import { messages } from './matrixMessages'
import { useGridKeys } from './useGridKeys'

// What takes the focus comes out from under the fixed columns.
const Scroller = chakra(SidewaysScroller, {
  base: {
    containerType: 'inline-size',
    scrollPaddingInlineStart: `${columns.when + columns.what}px`,
  },
})
const Frame = chakra('div', {
  base: { position: 'relative', isolation: 'isolate', width: 'full', '@media print': { minWidth: '0!' } },
})
// No table: of a big day only the rows in sight are laid out and painted.
const Grid = chakra('div')
const Heads = chakra('div', { base: { ...rowLayout, borderBottom: '3px solid {colors.border.strong}' } })
const head = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  textStyle: 'label',
  paddingBottom: '3',
} as const
const When = chakra('div', { base: { ...head, ...fixed, insetInlineStart: 0 } })
const What = chakra('div', {
  base: { ...head, ...fixed, insetInlineStart: `${columns.when}px`, paddingInlineStart: '2' },
})
const DogColumn = chakra('div', {
  base: {
    ...head,
    borderInlineStart: '1px solid {colors.border}',
    paddingInline: '4px',
    textAlign: 'center',
    minWidth: 0,
  },
})

/** The heads of the columns, which no press changes. */
const GridHead = memo(({ dogs, show, day }: Pick<Entering, 'dogs' | 'show'> & { day: string }) => (
  <div role="rowgroup">
    <Heads role="row">
      <When role="columnheader">
        <FormattedMessage {...messages.timeRing} />
      </When>
      <What role="columnheader">
        <FormattedMessage {...messages.classFacts} />
      </What>
      <div role="columnheader">
        <VisuallyHidden>
          <FormattedMessage {...messages.price} />
        </VisuallyHidden>
      </div>
      {dogs.map((dog) => (
        <DogColumn key={dog.id} role="columnheader">
          <DogHead dog={dog} show={show} day={day} />
        </DogColumn>
      ))}
    </Heads>
  </div>
))
GridHead.displayName = 'GridHead'

/** The matrix of one day: a row for each class in time order, a column for each dog, and the line through its runs. */
export const EntryGrid = ({ entering, day }: { entering: Entering; day: string }) => {
  const { formatMessage } = useIntl()
  const { weekday } = useFormats()
  const dispatch = useAppDispatch()
  const reasons = useAppSelector(selectOpen).find(({ kind }) => kind === 'reasons')
  const { show, dogs } = entering
  // The focus moves often, and changes none of it.
  const { rows, order } = useMemo(() => gridRows(entering, day), [entering, day])
  const { grid, at, setAt, onKeyDown } = useGridKeys(rows.length, dogs.length)
  return (
    <Scroller>
      <Frame style={{ minWidth: tableWidth(dogs.length), '--dogs': dogs.length } as CSSProperties}>
        <Grid
          ref={grid}
          role="grid"
          aria-label={formatMessage(messages.grid, { day: weekday(day) })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && reasons) dispatch(closed(reasons))
            onKeyDown(event)
          }}
        >
          <GridHead dogs={dogs} show={show} day={day} />
          <div role="rowgroup">
            {rows.map((one, row) => (
              <EntryRow
                key={one.cls.id}
                {...one}
                show={show}
                row={row}
                stop={at.row === row ? at.column : -1}
                onStop={setAt}
              />
            ))}
          </div>
        </Grid>
        <DayPath runs={useDeferredValue(order)} />
      </Frame>
    </Scroller>
  )
}
