import { type KeyboardEvent, useRef } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { Result } from '#contract/results/result'
import { hasCourseTime, type ClassKind } from '#contract/show/classFormat'
import { useHundredths } from '../../i18n/useHundredths'
import { Button } from '../../ui/kit/Button'
import { FormError } from '../../ui/kit/FormError'
import { role } from '../../ui/kit/Table'
import { VisuallyHidden } from '../../ui/kit/VisuallyHidden'
import { isSameResult, typedCellsOf, type SheetUse, type ShownRow, type TypedCell } from './cells'
import { FindRow } from './FindRow'
import { fields, GridRow } from './GridRow'
import { Grid, GridContainer } from './gridStyles'
import { messages, rounds, sheetMessages } from './messages'
import { useOpenRow } from './useOpenRow'
import type { Sheet } from './useSheet'

/** A result as a short text: 1 fault, 0 refusals, 35.40 s. */
const useResultText = () => {
  const { formatMessage } = useIntl()
  const hundredths = useHundredths()
  return (result: Result | null): string => {
    if (result === null) return formatMessage(sheetMessages.nothing)
    if (result.outcome !== 'run') return formatMessage(rounds[result.outcome])
    const { faults, refusals, points, time } = result
    return formatMessage(points === null ? sheetMessages.resultText : sheetMessages.pointsText, {
      faults,
      points,
      refusals,
      time: time === null ? formatMessage(rounds.incomplete) : `${hundredths(time)} s`,
    })
  }
}

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
  kind: ClassKind
  may: SheetUse
  /** Of rows that were refused because another page had saved them. */
  conflicts: readonly string[]
  onDisqualify: (entryId: string) => void
}

type Head = readonly [MessageDescriptor, 'edit' | 'numeral' | null]
const headsOf = (kind: ClassKind): Head[] => [
  [messages.number, null],
  [messages.dog, null],
  [messages.handler, null],
  ...typedCellsOf(kind).map((cell): Head => [fields[cell], 'edit']),
  ...(hasCourseTime(kind) ? ([[sheetMessages.timeFaults, 'numeral']] as const) : []),
  ...(kind === 'points' ? [] : ([[sheetMessages.total, 'numeral']] as const)),
  [sheetMessages.place, 'numeral'],
  [sheetMessages.round, null],
]

/** One row a dog, in running order, for the keyboard: Enter saves a row and leads to the next dog. */
export const ResultGrid = ({ sheet, kind, may, conflicts, onDisqualify }: Props) => {
  const readOnly = may !== 'edit'
  const [firstCell = 'time'] = typedCellsOf(kind)
  const { rows, setCells, saveRows, forgetRow } = sheet
  const { formatMessage } = useIntl()
  const grid = useRef<HTMLTableElement>(null)
  const menus = useOpenRow('menu')
  const goTo = (index: number, cell: TypedCell) => {
    const found = grid.current?.querySelector<HTMLInputElement>(`[data-cell="${index} ${cell}"]`)
    found?.focus()
    found?.select()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [at = '', cell] = (event.target as HTMLElement).dataset.cell?.split(' ') ?? []
    const shown = rows[Number(at)]
    if (!shown || at === '' || event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    const letter = event.key.toUpperCase()
    if (event.key === 'Enter') {
      const [wrong] = shown.wrong
      if (wrong) goTo(Number(at), wrong.cell)
      else {
        if (!readOnly) saveRows([shown])
        goTo(Number(at) + 1, firstCell)
      }
    } else if (step !== undefined) goTo(Number(at) + step, cell as TypedCell)
    else if ((letter === 'E' || letter === 'N') && !readOnly)
      setCells(shown.row.entryId, { mark: shown.texts.mark === letter ? '' : letter, reason: '' })
    else return
    event.preventDefault()
  }
  const theirs = rows.filter(
    ({ row, result, isUnsaved }) =>
      conflicts.includes(row.entryId) && isUnsaved && result !== 'invalid' && !isSameResult(result, row.result),
  )
  const next = readOnly ? -1 : rows.findIndex(({ row, isUnsaved }) => row.result === null && !isUnsaved)
  return (
    <>
      {theirs.map((shown) => (
        <Conflict key={shown.row.entryId} shown={shown} onTheirs={() => forgetRow(shown.row.entryId)} />
      ))}
      <FindRow rows={rows} onFound={(index) => goTo(index, firstCell)} />
      <GridContainer>
        <Grid
          kind={kind}
          ref={grid}
          role="table"
          aria-label={formatMessage(messages.resultTitle)}
          onKeyDown={onKeyDown}
        >
          <thead {...role('rowgroup')}>
            <tr role="row">
              {headsOf(kind).map(([head, kind]) => (
                <th
                  key={head.id}
                  role="columnheader"
                  scope="col"
                  data-numeral={kind === 'numeral' ? '' : undefined}
                  data-edit={kind === 'edit' ? '' : undefined}
                >
                  <FormattedMessage {...head} />
                </th>
              ))}
              <th role="columnheader" scope="col">
                <VisuallyHidden>
                  <FormattedMessage {...sheetMessages.more} />
                </VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody {...role('rowgroup')}>
            {rows.map((shown, index) => {
              const { entryId } = shown.row
              return (
                <GridRow
                  key={entryId}
                  shown={shown}
                  index={index}
                  kind={kind}
                  may={may}
                  isNext={index === next}
                  isMenuOpen={menus.isOpen(entryId)}
                  on={{
                    change: (texts) => setCells(entryId, texts),
                    revert: () => forgetRow(entryId),
                    menu: (open) => menus.setOpen(entryId, open),
                    disqualify: () => onDisqualify(entryId),
                  }}
                />
              )
            })}
          </tbody>
        </Grid>
      </GridContainer>
    </>
  )
}
