import { ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import type { Reason } from '#contract/entry/reason'
import type { Show, ShowClass } from '#contract/show/show'
import { heightMessages } from '../../../i18n/domainMessages'
import { useCloseRuns } from '../../../i18n/useCloseRuns'
import { levelSpan } from '../../../i18n/useReasons'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import type { Overlay } from '../../../store/ui/overlay'
import { closed, opened, selectIsOpen } from '../../../store/ui/uiSlice'
import { Numeral } from '../../../ui/kit/Numeral'
import { Plate } from '../../../ui/kit/Plate'
import { useEntry } from '../entering'
import { messages as showMessages } from '../messages'
import { Blank, CellButton, Near, Square } from './cellStyles'
import type { CellOfDog } from './gridRows'
import { messages, shortMessages } from './matrixMessages'

/** The failing rules of a cell in a word or two; the sentences with the way out are in the row that it opens. */
const useShortReasons = () => {
  const { formatMessage, locale } = useIntl()
  return (reasons: readonly Reason[], cls: ShowClass): string => {
    const [first, second, third] = reasons
    if (!first) return ''
    if (third) return formatMessage(shortMessages.many, { count: reasons.length })
    if (!second && first.code === 'wrong_height')
      return formatMessage(shortMessages.heightOnly, { height: formatMessage(heightMessages[cls.height]) })
    if (!second && first.levels)
      return formatMessage(shortMessages.levelsOnly, { scale: first.levels.scale, levels: levelSpan(first.levels) })
    const words = reasons.map(({ code }) => formatMessage(shortMessages[code])).join(', ')
    return words.slice(0, 1).toLocaleUpperCase(locale) + words.slice(1)
  }
}

/** What makes it a cell of the grid. */
export type CellFocus = { 'data-at': string; tabIndex: number; onFocus: () => void }

export interface EntryCellProps {
  show: Show
  cls: ShowClass
  cell: CellOfDog
  focus: CellFocus
}

/** The reasons of a cell among what is open. */
export const reasonsOf = (cls: ShowClass, dog: Dog): Overlay => ({ kind: 'reasons', classId: cls.id, dogId: dog.id })

/** One dog against one class in the grid: free, chosen, entered, full, or the failing rules in words. */
export const EntryCell = ({ show, cls, cell, focus }: EntryCellProps) => {
  const { dog, state, number, count, near, reasons, waiting } = cell
  const { formatMessage } = useIntl()
  const shorten = useShortReasons()
  const wordCloseRun = useCloseRuns()
  const dispatch = useAppDispatch()
  const { enter, takeOut } = useEntry(show, cls, dog)
  const overlay = reasonsOf(cls, dog)
  const open = useAppSelector((state) => selectIsOpen(state, overlay))
  const names = { dog: dog.name, time: cls.startTime, ring: cls.ring, number, count }
  // It holds nothing to press, but the arrows come past it as past every cell.
  if (state === 'noDay') return <Blank role="img" aria-label={formatMessage(messages.noDay, names)} {...focus} />
  const closeness = near && wordCloseRun(near)
  const button = (press: () => void, label: string, content: ReactNode, aria: object) => (
    <>
      <CellButton
        type="button"
        look={state}
        aria-label={closeness === null ? label : `${label}. ${closeness}`}
        onClick={press}
        {...aria}
        {...focus}
      >
        {content}
      </CellButton>
      {closeness !== null && <Near aria-hidden>{closeness}</Near>}
    </>
  )
  if (state === 'chosen')
    return button(takeOut, formatMessage(messages.run, names), <Plate>{number}</Plate>, { 'aria-pressed': true })
  if (state === 'free') {
    const content = (
      <>
        <Square aria-hidden />
        <FormattedMessage {...messages.enter} />
      </>
    )
    return button(enter, formatMessage(showMessages.enterDogIn, names), content, { 'aria-pressed': false })
  }
  const press = () => dispatch(open ? closed(overlay) : opened(overlay))
  if (state === 'entered') {
    const content = (
      <>
        <Numeral size="s">{number}</Numeral>
        <span>
          <FormattedMessage {...messages.entered} />
        </span>
      </>
    )
    return button(press, formatMessage(messages.enteredRun, names), content, { 'aria-expanded': open })
  }
  const position = waiting?.position
  const full = position ? formatMessage(messages.waiting, { position }) : formatMessage(messages.full)
  const summary = state === 'full' ? full : shorten(reasons, cls)
  const content = (
    <>
      <span>{summary}</span>
      {open && <ChevronUp aria-hidden size={14} />}
    </>
  )
  const label = formatMessage(messages.reasons, { ...names, words: summary })
  return button(press, label, content, { 'aria-expanded': open })
}
