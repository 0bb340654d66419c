import { ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '../../../../contract/dog'
import type { ShowClass } from '../../../../contract/show'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { menuClosed, menuOpened, selectOpen } from '../../../store/ui/uiSlice'
import { Plate } from '../../../ui/kit/Plate'
import { useEntry, type Entering } from '../entering'
import { messages as showMessages } from '../messages'
import { Bib, CellButton, Square } from './cellStyles'
import { messages } from './matrixMessages'
import { useShortReasons } from './useShortReasons'

/** What a place in the grid holds. */
export type CellState = 'free' | 'chosen' | 'entered' | 'full' | 'barred'

interface Props {
  entering: Entering
  cls: ShowClass
  dog: Dog
  state: CellState
  /** Its place in the day's running order, from 1. */
  run: number
  count: number
  /** What makes it a cell of the grid. */
  focus: { 'data-at': string; tabIndex: number; onFocus: () => void }
}

/** The name under which the reasons of a cell stand open. */
export const reasonsName = (cls: ShowClass, dog: Dog) => `reasons.${cls.id}.${dog.id}`

/** One dog against one class in the grid: free, chosen, entered, full, or the failing rules in words. */
export const EntryCell = ({ entering: { show, reasonsOf }, cls, dog, state, run, count, focus }: Props) => {
  const { formatMessage } = useIntl()
  const shorten = useShortReasons()
  const dispatch = useAppDispatch()
  const { enter, takeOut } = useEntry(show, cls, dog)
  const name = reasonsName(cls, dog)
  const open = useAppSelector(selectOpen) === name
  const names = { dog: dog.name, time: cls.startTime, ring: cls.ring }
  if (state === 'entered')
    return (
      // It holds nothing to press, but the arrows come past it as past every cell.
      <Bib role="img" aria-label={formatMessage(showMessages.enteredIn, names)} {...focus}>
        <FormattedMessage {...messages.entered} />
      </Bib>
    )
  const button = (press: () => void, label: string, content: ReactNode, aria: object) => (
    <CellButton type="button" look={state} aria-label={label} onClick={press} {...aria} {...focus}>
      {content}
    </CellButton>
  )
  if (state === 'chosen')
    return button(takeOut, formatMessage(messages.run, { ...names, number: run, count }), <Plate>{run}</Plate>, {
      'aria-pressed': true,
    })
  if (state === 'free') {
    const content = (
      <>
        <Square aria-hidden />
        <FormattedMessage {...messages.enter} />
      </>
    )
    return button(enter, formatMessage(showMessages.enterDogIn, names), content, { 'aria-pressed': false })
  }
  const words = state === 'full' ? formatMessage(messages.full) : shorten(reasonsOf(cls, dog), cls)
  const content = (
    <>
      <span>{words}</span>
      {open && <ChevronUp aria-hidden size={14} />}
    </>
  )
  const press = () => dispatch(open ? menuClosed() : menuOpened(name))
  return button(press, formatMessage(messages.reasons, { ...names, words }), content, { 'aria-expanded': open })
}
