import { chakra } from '@chakra-ui/react'
import { ArrowDownToLine, ArrowRight, Copy, Plus, Redo2, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { showLimits } from '#contract/show/fieldCodes'
import { Button } from '../../../../ui/kit/Button'
import { virtualFrom } from '../../../../ui/kit/useWindowRows'
import { GridRow, type RowEvents } from './GridRow'
import { rangeOf } from './gridState'
import { messages } from './messages'
import { cellNames, isAmount, type ClassRow, type FirstRow } from './rows'
import { useCells, gridColumns, gridWidth } from './useCells'
import { useClassGrid } from './useClassGrid'

const Tools = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlock: '3' },
})
// The page never scrolls sideways: the grid does, inside itself.
const Frame = chakra('div', {
  base: {
    overflowX: 'auto',
    // What takes the focus comes out from under the first column.
    scrollPaddingInlineStart: '3rem',
    border: '1px solid',
    borderColor: 'border',
    borderTop: '3px solid',
    borderTopColor: 'border.strong',
    '& > div': { minWidth: gridWidth },
  },
})
const Head = chakra('div', {
  base: {
    display: 'grid',
    bg: 'bg.subtle',
    textStyle: 'label',
    '& > div': {
      padding: '10px 4px',
      borderInlineStart: '1px solid {colors.border}',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    '& > div:first-of-type': { position: 'sticky', insetInlineStart: 0, zIndex: 1, bg: 'bg.subtle' },
    '& > [data-amount]': { textAlign: 'end' },
  },
})
// The width of the grid (gridWidth): a computed text is no key of a style.
const tooNarrow = '@container (width < 67.875rem)'
const Container = chakra('div', { base: { containerType: 'inline-size' } })
const MoreColumns = chakra('p', {
  base: {
    display: 'none',
    gap: '2',
    alignItems: 'center',
    justifyContent: 'flex-end',
    textStyle: 'small',
    fontWeight: 'semibold',
    marginBottom: '2',
    [tooNarrow]: { display: 'flex' },
    '& svg': { width: '18px', height: '18px', flexShrink: 0 },
  },
})
const Keys = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', marginTop: '2' } })

interface Props {
  rows: readonly ClassRow[]
  judges: readonly { name: string }[]
  days: readonly string[]
  first: FirstRow
  /** The sentences of what is wrong, by row and cell. */
  faultsOf: (row: number) => Readonly<Record<string, string>>
  clashes: { judge: ReadonlySet<number>; ring: ReadonlySet<number> }
  /** Shown beside the tools. */
  summary: ReactNode
  onChange: (rows: ClassRow[]) => void
}

/** The classes of a show as a spreadsheet has them: arrows, typing, pasting, filling down, and the way back. */
export const ClassGrid = ({ rows, judges, days, first, faultsOf, clashes, summary, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const cells = useCells(judges, days)
  const isListed = (column: number) => {
    const cell = cellNames[column]
    return cell !== undefined && cells.optionsOf(cell) !== null
  }
  const grid = useClassGrid({ rows, first, maxRows: showLimits.classesPerShow, isListed, onChange })
  const { at } = grid.choice
  const { top, bottom, left, right } = rangeOf(grid.choice)
  // The same functions for as long as the grid is mounted: a row is drawn again only where it changes.
  // eslint-disable-next-line no-restricted-syntax -- functions of the last rendering, for rows that are not rendered again
  const present = useRef(grid)
  useEffect(() => {
    present.current = grid
  })
  const events = useMemo<RowEvents>(
    () => ({
      onChoose: (row, column, event) => {
        const { choice, typed, choose } = present.current
        const isTypedIn = typed !== null && choice.at.row === row && choice.at.column === column
        if (!isTypedIn) choose({ row, column }, event.shiftKey)
      },
      onEdit: () => present.current.edit(),
      onKey: (event, text) => present.current.onTypingKey(event, text),
      onDone: (text) => present.current.leave(text),
    }),
    [],
  )
  const tool = (message: keyof typeof messages, icon: ReactNode, onClick: () => void, enabled: boolean) => (
    <Button dense variant="outline" icon={icon} disabled={!enabled} onClick={onClick}>
      <FormattedMessage {...messages[message]} />
    </Button>
  )
  const any = rows.length > 0
  return (
    <>
      {summary}
      <Tools role="toolbar" aria-label={formatMessage(messages.classes)}>
        {tool('add', <Plus aria-hidden />, () => grid.add(), rows.length < showLimits.classesPerShow)}
        {tool('duplicate', <Copy aria-hidden />, grid.duplicate, any)}
        {tool('remove', <Trash2 aria-hidden />, grid.remove, any)}
        {tool('fillDown', <ArrowDownToLine aria-hidden />, grid.fillDown, any)}
        {tool('undo', <Undo2 aria-hidden />, grid.undo, grid.canUndo)}
        {tool('redo', <Redo2 aria-hidden />, grid.redo, grid.canRedo)}
      </Tools>
      <Container>
        <MoreColumns>
          <span>
            <FormattedMessage {...messages.moreColumns} />
          </span>
          <ArrowRight aria-hidden />
        </MoreColumns>
        <Frame id="classes" tabIndex={any ? undefined : 0} onPaste={grid.grid.onPaste}>
          <div
            role="grid"
            tabIndex={-1}
            aria-label={formatMessage(messages.classes)}
            aria-rowcount={rows.length + 1}
            aria-colcount={cellNames.length + 1}
            aria-multiselectable
            onKeyDown={grid.grid.onKeyDown}
            onCopy={grid.grid.onCopy}
          >
            <div role="rowgroup">
              <Head role="row" aria-rowindex={1} style={{ gridTemplateColumns: gridColumns }}>
                <div role="columnheader">
                  <FormattedMessage {...messages.number} />
                </div>
                {cellNames.map((cell, column) => (
                  <div
                    key={cell}
                    role="columnheader"
                    aria-colindex={column + 2}
                    data-amount={isAmount(cell) ? '' : undefined}
                  >
                    {cells.names[cell]}
                  </div>
                ))}
              </Head>
            </div>
            {rows.map((row, index) => (
              <GridRow
                key={row.key}
                row={row}
                index={index}
                cells={cells}
                active={at.row === index ? at.column : null}
                typed={at.row === index ? grid.typed : null}
                chosen={index >= top && index <= bottom ? [left, right] : null}
                faults={faultsOf(index)}
                judgeClash={clashes.judge.has(index)}
                ringClash={clashes.ring.has(index)}
                many={rows.length >= virtualFrom}
                events={events}
              />
            ))}
          </div>
        </Frame>
      </Container>
      <Keys>
        <FormattedMessage {...messages.keys} />
      </Keys>
    </>
  )
}
