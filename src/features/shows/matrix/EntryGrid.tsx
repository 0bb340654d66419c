import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/useFormats'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { closed, selectOpen } from '../../../store/ui/uiSlice'
import { VisuallyHidden } from '../../../ui/kit/VisuallyHidden'
import type { Entering } from '../entering'
import { DayPath } from './DayPath'
import { DogHead } from './DogHead'
import { EntryRow } from './EntryRow'
import { columns, fixed, wideContainer, tableWidth } from './gridColumns'
import { gridRows } from './gridRows'
import { messages } from './matrixMessages'
import { useGridKeys } from './useGridKeys'

// What takes the focus comes out from under the fixed columns.
const Scroller = chakra('div', {
  base: {
    overflowX: 'auto',
    '@media print': { overflow: 'visible' },
    containerType: 'inline-size',
    scrollPaddingInlineStart: `${columns.when + columns.what}px`,
  },
})
const Frame = chakra('div', {
  base: { position: 'relative', width: 'full', '@media print': { minWidth: '0!' } },
})
const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    // Collapsed borders would not stay with the fixed columns.
    borderCollapse: 'separate',
    borderSpacing: 0,
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
const When = chakra('th', { base: { ...fixed, insetInlineStart: 0, width: `${columns.when}px` } })
const What = chakra('th', {
  base: {
    ...fixed,
    insetInlineStart: `${columns.when}px`,
    width: `${columns.what}px`,
    paddingInlineStart: '2',
    [wideContainer]: { width: '300px' },
  },
})
const DogColumn = chakra('th', {
  base: { borderInlineStart: '1px solid {colors.border}', paddingInline: '4px', textAlign: 'center!' },
})

/** The matrix of one day: a row for each class in time order, a column for each dog, and the line through its runs. */
export const EntryGrid = ({ entering, day }: { entering: Entering; day: string }) => {
  const { formatMessage } = useIntl()
  const { weekday } = useFormats()
  const dispatch = useAppDispatch()
  const reasons = useAppSelector(selectOpen).find((name) => name.startsWith('reasons.'))
  const { show, dogs } = entering
  // The focus moves often, and changes none of it.
  const { rows, order } = useMemo(() => gridRows(entering, day), [entering, day])
  const { grid, at, setAt, onKeyDown } = useGridKeys(rows.length, dogs.length)
  return (
    <Scroller>
      <Frame style={{ minWidth: tableWidth(dogs.length) }}>
        <Table
          ref={grid}
          role="grid"
          aria-label={formatMessage(messages.grid, { day: weekday(day) })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && reasons) dispatch(closed(reasons))
            onKeyDown(event)
          }}
        >
          <thead>
            <tr>
              <When scope="col">
                <FormattedMessage {...messages.timeRing} />
              </When>
              <What scope="col">
                <FormattedMessage {...messages.classFacts} />
              </What>
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
          </tbody>
        </Table>
        <DayPath runs={order} />
      </Frame>
    </Scroller>
  )
}
