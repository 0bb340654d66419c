import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { hasCourseTime, type ClassKind } from '#contract/show/classFormat'
import { useHundredths } from '../../i18n/useHundredths'
import { sameValue } from '../../lib/sameValue'
import type { CellTexts } from '../../store/results/resultSheetsSlice'
import { Bib } from '../../ui/kit/Bib'
import { HeightMark } from '../../ui/kit/HeightMark'
import { Numeral } from '../../ui/kit/Numeral'
import { Plate } from '../../ui/kit/Plate'
import { RoundDot } from '../../ui/kit/RoundDot'
import { StateTag } from '../../ui/kit/StateTag'
import { role } from '../../ui/kit/Table'
import { typedCellsOf, type SheetUse, type ShownRow, type TypedCell } from './cells'
import { CellInput } from './gridStyles'
import { messages, rounds, sheetMessages } from './messages'
import { AwardMark } from './shared/AwardMark'
import { RowMenu } from './RowMenu'
import { RowNotes, wrongId } from './RowNotes'

export const fields: Record<TypedCell, MessageDescriptor> = {
  faults: sheetMessages.faults,
  refusals: sheetMessages.refusals,
  points: sheetMessages.points,
  time: sheetMessages.time,
}

interface Props {
  shown: ShownRow
  index: number
  kind: ClassKind
  may: SheetUse
  /** The first dog without a result. */
  isNext: boolean
  isMenuOpen: boolean
  on: {
    change: (texts: Partial<CellTexts>) => void
    revert: () => void
    menu: (open: boolean) => void
    disqualify: () => void
  }
}

const RoundLine = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } })
const Unsaved = chakra('strong', { base: { display: 'block', color: 'warning.fg', lineHeight: '1.25' } })

const Round = ({ shown: { score, texts, isUnsaved }, isNext }: Pick<Props, 'shown' | 'isNext'>) => {
  if (texts.mark === 'D' || score?.round === 'eliminated')
    return (
      <StateTag tone="danger">
        <FormattedMessage {...(texts.mark === 'D' ? sheetMessages.disqualified : rounds.eliminated)} />
      </StateTag>
    )
  if (score)
    return (
      <RoundLine>
        <RoundDot round={score.round} />
        <FormattedMessage {...rounds[score.round]} />
      </RoundLine>
    )
  return isUnsaved ? null : <FormattedMessage {...(isNext ? sheetMessages.next : sheetMessages.toRun)} />
}

const Ending = (props: Pick<Props, 'shown' | 'isNext'>) => (
  <>
    <Round {...props} />
    {props.shown.isUnsaved && (
      <Unsaved>
        <FormattedMessage {...sheetMessages.unsaved} />
      </Unsaved>
    )}
  </>
)

/** Done is a plain number, what is worked on a yellow plate, what is to come a grey one. */
const Order = ({ shown: { isUnsaved, row }, index, isNext }: Pick<Props, 'shown' | 'index' | 'isNext'>) =>
  row.result && !isUnsaved ? (
    <Numeral>{index + 1}</Numeral>
  ) : (
    <Plate size="s" tone={isUnsaved || isNext ? 'mark' : 'off'}>
      {index + 1}
    </Plate>
  )

/** All that a row shows is plain data: of many rows the one that is typed in is drawn again, and those whose place it changes. */
const isSame = ({ on: _before, ...before }: Props, { on: _after, ...after }: Props) => sameValue(before, after)

/** One dog: what is typed of it, and what comes of that. */
export const GridRow = memo(function GridRow({ shown, index, kind, may, isNext, isMenuOpen, on }: Props) {
  const { formatMessage } = useIntl()
  const hundredths = useHundredths()
  const { row, texts, wrong, isUnsaved, score, place, isAwarded } = shown
  const counted = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : <Numeral size="s">{hundredths(value)}</Numeral>
  return (
    <>
      <tr
        role="row"
        data-next={isNext ? '' : undefined}
        data-unsaved={isUnsaved ? '' : undefined}
        data-wrong={wrong.length > 0 ? '' : undefined}
        data-noted={wrong.length > 0 || texts.mark === 'D' ? '' : undefined}
      >
        <td {...role('cell')} data-order>
          <Order shown={shown} index={index} isNext={isNext} />
        </td>
        <td {...role('cell')} data-dog>
          <Bib number={row.number} />
          <strong>
            <bdi>{row.dogName}</bdi>
          </strong>{' '}
          {row.team !== '' && (
            <StateTag>
              <bdi>{row.team}</bdi>
            </StateTag>
          )}
          {row.notForCompetition && (
            <StateTag>
              <FormattedMessage {...messages.notForCompetition} />
            </StateTag>
          )}
          <HeightMark state={row.heightState} />
        </td>
        <td {...role('cell')} data-handler>
          <bdi>{row.handler}</bdi>
        </td>
        {typedCellsOf(kind).map((cell) => {
          const isWrong = wrong.some((one) => one.cell === cell)
          return (
            <td key={cell} {...role('cell')} data-edit data-label={formatMessage(fields[cell])}>
              <CellInput
                data-cell={`${index} ${cell}`}
                aria-label={formatMessage(sheetMessages.ofDog, {
                  field: formatMessage(fields[cell]),
                  dog: row.dogName,
                })}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? wrongId(row.entryId, cell) : undefined}
                dense
                inputMode={cell === 'time' ? 'decimal' : 'numeric'}
                autoComplete="off"
                readOnly={may !== 'edit'}
                value={texts[cell]}
                onChange={({ target }) => on.change({ [cell]: target.value })}
              />
            </td>
          )
        })}
        {hasCourseTime(kind) && (
          <td {...role('cell')} data-numeral data-label={formatMessage(sheetMessages.timeFaults)}>
            {score?.timeFaults ? counted(score.timeFaults) : '–'}
          </td>
        )}
        {kind !== 'points' && (
          <td {...role('cell')} data-numeral data-label={formatMessage(sheetMessages.total)}>
            {counted(score?.total)}
          </td>
        )}
        <td {...role('cell')} data-numeral data-label={formatMessage(sheetMessages.place)}>
          {place === null ? '–' : <Numeral>{place}</Numeral>}
        </td>
        <td {...role('cell')} data-round data-label={formatMessage(sheetMessages.round)}>
          <Ending shown={shown} isNext={isNext} /> {isAwarded && <AwardMark />}
        </td>
        <td {...role('cell')} data-more>
          {may !== 'read' && (
            <RowMenu
              shown={shown}
              may={may}
              isOpen={isMenuOpen}
              setOpen={on.menu}
              onChange={on.change}
              onRevert={on.revert}
              onDisqualify={on.disqualify}
            />
          )}
        </td>
      </tr>
      <RowNotes shown={shown} onRepair={on.change} />
    </>
  )
}, isSame)
