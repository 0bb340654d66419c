import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { resultLimits } from '#contract/results/result'
import { useHundredths } from '../../i18n/useHundredths'
import type { CellTexts } from '../../store/results/resultSheetsSlice'
import { Button } from '../../ui/kit/Button'
import { role } from '../../ui/kit/Table'
import type { ShownRow, WrongCell } from './cells'
import { sheetMessages as messages } from './messages'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0, width: '18px', height: '18px' },
    '& > span': { flex: '1 1 10rem', minWidth: 0 },
  },
  variants: { danger: { true: { color: 'danger.fg' } } },
})

const bold = { b: (text: ReactNode[]) => <strong>{text}</strong> }

/** The id of what is said about a cell: the cell names it as its description. */
export const wrongId = (entryId: string, cell: string) => `wrong-${cell}-${entryId}`

const Wrong = ({ shown: { row }, wrong: { cell, text, isTime } }: { shown: ShownRow; wrong: WrongCell }) => {
  const hundredths = useHundredths()
  const dog = <bdi>{row.dogName}</bdi>
  if (cell === 'time')
    return <FormattedMessage {...messages.wrongTime} values={{ ...bold, dog, example: hundredths(3648) }} />
  return (
    <>
      <FormattedMessage {...messages.wrongCount} values={{ ...bold, dog, field: cell, most: resultLimits[cell] }} />{' '}
      {isTime && <FormattedMessage {...messages.looksLikeTime} values={{ text }} />}
    </>
  )
}

interface Props {
  shown: ShownRow
  onRepair: (texts: Partial<CellTexts>) => void
}

/** What is said under the row of a dog: each cell that cannot be saved with its repair, or why the dog was disqualified. */
export const RowNotes = ({ shown, onRepair }: Props) => {
  const { row, texts, wrong } = shown
  if (wrong.length === 0 && texts.mark !== 'D') return null
  return (
    <tr role="row" data-note data-wrong={wrong.length > 0 ? '' : undefined}>
      <td {...role('cell')} colSpan={10} aria-colspan={10}>
        {wrong.map((one) => (
          <Line key={one.cell} danger>
            <CircleAlert aria-hidden />
            <span id={wrongId(row.entryId, one.cell)}>
              <Wrong shown={shown} wrong={one} />
            </span>
            {one.repair && (
              <Button variant="outline" dense onClick={() => onRepair(one.repair ?? {})}>
                <FormattedMessage {...messages.moveToTime} />
              </Button>
            )}
          </Line>
        ))}
        {texts.mark === 'D' && (
          <Line>
            <span>
              <FormattedMessage {...messages.disqualifiedFor} values={{ ...bold, reason: texts.reason }} />
            </span>
          </Line>
        )}
      </td>
    </tr>
  )
}
