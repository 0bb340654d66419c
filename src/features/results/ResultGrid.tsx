import { useRef, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../ui/kit/Button'
import { FormError } from '../../ui/kit/FormError'
import { role } from '../../ui/kit/Table'
import { isSameResult, type Cell, type ShownRow } from './cells'
import { Grid, GridContainer } from './gridStyles'
import { GridRow } from './GridRow'
import { messages, sheetMessages } from './messages'
import { useResultText } from './useResultText'
import type { Sheet } from './useSheet'

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** Someone else has saved a row that is being typed here: whose is it? */
const Conflict = ({ shown: { row }, onTheirs }: { shown: ShownRow; onTheirs: () => void }) => {
  const resultText = useResultText()
  return (
    <FormError>
      <FormattedMessage {...sheetMessages.conflict} values={{ dog: row.dogName, theirs: resultText(row.result) }} />{' '}
      <Button variant="quiet" onClick={onTheirs}>
        <FormattedMessage {...sheetMessages.takeTheirs} />
      </Button>
    </FormError>
  )
}

interface Props {
  sheet: Sheet
  readOnly: boolean
  /** Of rows that were refused because another page had saved them. */
  conflicts: readonly string[]
}

/** One row a dog, in running order, for the keyboard: Enter saves a row and leads to the next dog. */
export const ResultGrid = ({ sheet: { rows, setCell, saveRows, forgetRow }, readOnly, conflicts }: Props) => {
  const { formatMessage } = useIntl()
  const grid = useRef<HTMLTableElement>(null)
  const goTo = (index: number, cell: Cell) => {
    const found = grid.current?.querySelector<HTMLElement>(`[data-cell="${index} ${cell}"]`)
    found?.focus()
    if (found instanceof HTMLInputElement) found.select()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [at = '', cell] = (event.target as HTMLElement).dataset.cell?.split(' ') ?? []
    const shown = rows[Number(at)]
    if (!shown || at === '' || event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    const letter = event.key.toUpperCase()
    if (event.key === 'Enter') {
      if (shown.result !== 'invalid') {
        if (!readOnly) saveRows([shown])
        goTo(Number(at) + 1, 'faults')
      }
    } else if (step !== undefined && cell !== 'mark') goTo(Number(at) + step, cell as Cell)
    else if ((letter === 'E' || letter === 'N') && cell !== 'mark' && !readOnly)
      setCell(shown.row.entryId, 'mark', shown.texts.mark === letter ? '' : letter)
    else return
    event.preventDefault()
  }
  const heads = [
    [messages.number, true],
    [messages.dog, false],
    [messages.handler, false],
    [sheetMessages.faults, true],
    [sheetMessages.refusals, true],
    [sheetMessages.time, true],
    [sheetMessages.mark, false],
    [sheetMessages.timeFaults, true],
    [sheetMessages.total, true],
    [sheetMessages.place, true],
    [sheetMessages.round, false],
  ] as const
  const theirs = rows.filter(
    ({ row, result, isUnsaved }) =>
      conflicts.includes(row.entryId) && isUnsaved && result !== 'invalid' && !isSameResult(result, row.result),
  )
  return (
    <>
      {theirs.map((shown) => (
        <Conflict key={shown.row.entryId} shown={shown} onTheirs={() => forgetRow(shown.row.entryId)} />
      ))}
      {rows.some(({ result }) => result === 'invalid') && (
        <FormError>
          <FormattedMessage {...sheetMessages.invalid} />
        </FormError>
      )}
      <GridContainer>
        <Grid ref={grid} role="table" aria-label={formatMessage(messages.resultTitle)} onKeyDown={onKeyDown}>
          <thead {...role('rowgroup')}>
            <tr role="row">
              {heads.map(([head, numeral]) => (
                <th key={head.id} role="columnheader" scope="col" data-numeral={numeral ? '' : undefined}>
                  <FormattedMessage {...head} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...role('rowgroup')}>
            {rows.map((shown, index) => (
              <GridRow
                key={shown.row.entryId}
                shown={shown}
                index={index}
                readOnly={readOnly}
                onType={(cell, text) => setCell(shown.row.entryId, cell, text)}
              />
            ))}
          </tbody>
        </Grid>
      </GridContainer>
    </>
  )
}
