import { Ban, CircleSlash, EllipsisVertical, Eraser, Flag, Undo2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CellTexts } from '../../store/results/resultSheetsSlice'
import { IconButton } from '../../ui/kit/IconButton'
import { Menu } from '../../ui/kit/Menu'
import type { MenuAction } from '../../ui/kit/MenuList'
import type { SheetUse, ShownRow } from './cells'
import { sheetMessages as messages } from './messages'

const emptied: CellTexts = { faults: '', refusals: '', points: '', time: '', mark: '', reason: '' }

interface Props {
  shown: ShownRow
  may: Exclude<SheetUse, 'read'>
  isOpen: boolean
  setOpen: (open: boolean) => void
  onChange: (texts: Partial<CellTexts>) => void
  onRevert: () => void
  onDisqualify: () => void
}

/** The actions on a dog's row, with disqualifying set apart. */
export const RowMenu = ({ shown, may, isOpen, setOpen, onChange, onRevert, onDisqualify }: Props) => {
  const { formatMessage } = useIntl()
  const { row, texts, isUnsaved } = shown
  const mark = (letter: string) => () => onChange({ mark: texts.mark === letter ? '' : letter, reason: '' })
  const edits: MenuAction[] = [
    {
      id: 'eliminated',
      icon: <Ban aria-hidden />,
      label: <FormattedMessage {...(texts.mark === 'E' ? messages.unmark : messages.markEliminated)} />,
      onSelect: mark('E'),
    },
    {
      id: 'not-run',
      icon: <CircleSlash aria-hidden />,
      label: <FormattedMessage {...(texts.mark === 'N' ? messages.unmark : messages.markNotRun)} />,
      onSelect: mark('N'),
    },
    {
      id: 'clear',
      icon: <Eraser aria-hidden />,
      label: <FormattedMessage {...messages.clearRow} />,
      onSelect: () => onChange(emptied),
    },
    {
      id: 'revert',
      icon: <Undo2 aria-hidden />,
      label: <FormattedMessage {...messages.revertRow} />,
      onSelect: onRevert,
      disabled: !isUnsaved,
    },
  ]
  const actions: MenuAction[] = [
    ...(may === 'edit' ? edits : []),
    {
      id: 'disqualify',
      icon: <Flag aria-hidden />,
      label: <FormattedMessage {...messages.disqualify} />,
      note: <FormattedMessage {...messages.disqualifyNote} />,
      onSelect: onDisqualify,
      danger: true,
      separated: may === 'edit',
      disabled: may === 'disqualify' && texts.mark === 'D',
    },
  ]
  return (
    <Menu
      isOpen={isOpen}
      setOpen={setOpen}
      button={
        <IconButton
          label={formatMessage(messages.moreOf, { dog: row.dogName })}
          icon={<EllipsisVertical aria-hidden />}
        />
      }
      actions={actions}
    />
  )
}
