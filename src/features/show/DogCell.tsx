import { chakra } from '@chakra-ui/react'
import { Ban, Check, Clock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import type { Reason } from '#contract/entry/reason'
import type { Show, ShowClass } from '#contract/show/show'
import { useReasons } from '../../i18n/useReasons'
import { EntryActions } from '../entry/shared/own/EntryActions'
import { EnteredBib } from './EnteredBib'
import { isEntered, useEntry } from './entering'
import { messages } from './messages'

const Notes = chakra('ul', {
  base: {
    listStyle: 'none',
    textStyle: 'small',
    color: 'fg.muted',
    display: 'grid',
    gap: '1',
    '& li': { display: 'flex', gap: '2' },
    '& svg': { flexShrink: 0, marginTop: '1px' },
  },
})
const Near = chakra('li', { base: { color: 'warning.fg', fontWeight: 'semibold' } })
// As large as a thumb; what is seen of it is smaller.
const Tick = chakra('button', {
  base: {
    width: 'touch',
    height: 'touch',
    marginBlock: '-6px',
    marginInlineEnd: '-8px',
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    '& > span': {
      width: '34px',
      height: '34px',
      display: 'grid',
      placeItems: 'center',
      bg: 'bg.panel',
      border: '2px solid',
      borderColor: 'border.control',
      borderRadius: 'plank',
    },
    '@media (hover: hover)': { '&[aria-pressed=false]:hover > span': { bg: 'bg.muted' } },
    '&[aria-pressed=true] > span': { bg: 'mark', color: 'mark.fg', borderColor: 'mark.fg' },
  },
})

interface TickBoxProps {
  show: Show
  cls: ShowClass
  dog: Dog
  ticked: boolean
}

/** Enters one dog in one class, and takes it out again. */
export const TickBox = ({ show, cls, dog, ticked }: TickBoxProps) => {
  const { formatMessage } = useIntl()
  const { enter, takeOut } = useEntry(show, cls, dog)
  const names = { dog: dog.name, time: cls.startTime, ring: cls.ring }
  return (
    <Tick
      type="button"
      aria-pressed={ticked}
      aria-label={formatMessage(ticked ? messages.takeOut : messages.enterDogIn, names)}
      onClick={ticked ? takeOut : enter}
    >
      <span aria-hidden>{ticked && <Check size={22} />}</span>
    </Tick>
  )
}

interface ClassNotesProps {
  /** The server's word; empty is a yes. */
  reasons: readonly Reason[]
  /** That another run is close. */
  near: string | null
  dog: Dog
  show: Show
  cls: ShowClass
}

/** What there is to say of one dog in one class of the list: that it is entered, why it cannot be, what is close to it. */
export const ClassNotes = ({ reasons, near, dog, show, cls }: ClassNotesProps) => {
  const wordReason = useReasons()
  const entered = isEntered(reasons)
  if (reasons.length === 0 && near === null) return null
  return (
    <Notes role="list">
      {entered && (
        <chakra.li flexDirection="column" alignItems="stretch">
          <EnteredBib>
            <Check aria-hidden size={18} />
            <FormattedMessage {...messages.entered} values={{ dog: dog.name }} />
          </EnteredBib>
          <EntryActions show={show} cls={cls} dog={dog} />
        </chakra.li>
      )}
      {!entered &&
        reasons.map((reason) => (
          <li key={reason.code}>
            <Ban aria-hidden size={18} />
            {wordReason(reason, dog.name, show.timeZone)}
          </li>
        ))}
      {near !== null && (
        <Near>
          <Clock aria-hidden size={18} />
          {near}
        </Near>
      )}
    </Notes>
  )
}
