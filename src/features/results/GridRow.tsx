import { memo } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Numeral } from '../../ui/kit/Numeral'
import { Plate } from '../../ui/kit/Plate'
import { StateTag } from '../../ui/kit/StateTag'
import { role } from '../../ui/kit/Table'
import type { Cell, ShownRow } from './cells'
import { CellInput, CellSelect } from './gridStyles'
import { messages, rounds, sheetMessages } from './messages'
import { useHundredths } from '../../i18n/useHundredths'

const fields: Record<Cell, MessageDescriptor> = {
  faults: sheetMessages.faults,
  refusals: sheetMessages.refusals,
  time: sheetMessages.time,
  mark: sheetMessages.mark,
}

interface Props {
  shown: ShownRow
  index: number
  readOnly: boolean
  onType: (cell: Cell, text: string) => void
}

const Ending = ({ score, isUnsaved }: ShownRow) => (
  <>
    {score ? <FormattedMessage {...rounds[score.round]} /> : <FormattedMessage {...sheetMessages.toRun} />}{' '}
    {isUnsaved && (
      <StateTag tone="warning">
        <FormattedMessage {...sheetMessages.unsaved} />
      </StateTag>
    )}
  </>
)

/** All that a row shows is plain data: of many rows the one that is typed in is drawn again, and those whose place it changes. */
const isSame = ({ onType: _before, ...before }: Props, { onType: _after, ...after }: Props) =>
  JSON.stringify(before) === JSON.stringify(after)

/** One dog: what is typed of it, and what comes of that. */
export const GridRow = memo(function GridRow({ shown, index, readOnly, onType }: Props) {
  const { formatMessage } = useIntl()
  const hundredths = useHundredths()
  const { row, texts, result, isUnsaved, score, place } = shown
  const label = (cell: Cell) =>
    formatMessage(sheetMessages.ofDog, { field: formatMessage(fields[cell]), dog: row.dogName })
  const cellProps = (cell: Cell) => ({
    'data-cell': `${index} ${cell}`,
    'aria-label': label(cell),
    dense: true,
    'aria-invalid': result === 'invalid' || undefined,
  })
  const counted = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : hundredths(value)
  return (
    <tr role="row" data-unsaved={isUnsaved ? '' : undefined}>
      <td {...role('cell')} data-numeral data-wide>
        <Plate size="s" tone={isUnsaved ? 'mark' : 'off'}>
          {index + 1}
        </Plate>
      </td>
      <td {...role('cell')} data-wide>
        <strong>
          <bdi>{row.dogName}</bdi>
        </strong>{' '}
        {row.notForCompetition && (
          <StateTag>
            <FormattedMessage {...messages.notForCompetition} />
          </StateTag>
        )}
      </td>
      <td {...role('cell')} data-wide>
        <bdi>{row.handler}</bdi>
      </td>
      {(['faults', 'refusals', 'time'] as const).map((cell) => (
        <td key={cell} {...role('cell')} data-edit data-numeral data-label={formatMessage(fields[cell])}>
          <CellInput
            {...cellProps(cell)}
            inputMode={cell === 'time' ? 'decimal' : 'numeric'}
            autoComplete="off"
            readOnly={readOnly}
            value={texts[cell]}
            onChange={({ target }) => onType(cell, target.value)}
          />
        </td>
      ))}
      <td {...role('cell')} data-edit data-label={formatMessage(fields.mark)}>
        <CellSelect
          {...cellProps('mark')}
          disabled={readOnly}
          value={texts.mark}
          onChange={({ target }) => onType('mark', target.value)}
        >
          <option value="">{formatMessage(sheetMessages.markNone)}</option>
          <option value="E">{formatMessage(sheetMessages.markEliminated)}</option>
          <option value="N">{formatMessage(sheetMessages.markNotRun)}</option>
        </CellSelect>
      </td>
      <td {...role('cell')} data-numeral data-label={formatMessage(sheetMessages.timeFaults)}>
        {counted(score?.timeFaults)}
      </td>
      <td {...role('cell')} data-numeral data-label={formatMessage(sheetMessages.total)}>
        {counted(score?.total)}
      </td>
      <td {...role('cell')} data-numeral data-label={formatMessage(sheetMessages.place)}>
        {place === null ? '–' : <Numeral>{place}</Numeral>}
      </td>
      <td {...role('cell')} data-label={formatMessage(sheetMessages.round)}>
        <Ending {...shown} />
      </td>
    </tr>
  )
}, isSame)
