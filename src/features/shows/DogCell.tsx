import { chakra } from '@chakra-ui/react'
import { Ban, Check, Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '../../../contract/dog'
import type { Reason } from '../../../contract/reason'
import type { Show, ShowClass } from '../../../contract/show'
import { useReasons } from '../../i18n/useReasons'
import { selectUser } from '../../store/auth/authSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { itemAdded, itemRemoved } from '../../store/purchase/purchaseSlice'
import { closed, opened, selectOpen } from '../../store/ui/uiSlice'
import { Button } from '../../ui/kit/Button'
import { messages } from './messages'

// The hatch of a closed lane shows beside the words, never under them.
const Against = chakra('div', {
  base: {
    textStyle: 'small',
    color: 'fg.muted',
    backgroundImage: 'repeating-linear-gradient(135deg, {colors.bg.muted} 0 2px, transparent 2px 8px)',
    '& button, & > p': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '40px',
      width: 'fit-content',
      paddingInlineEnd: '3',
      bg: 'bg',
    },
    '& button': { cursor: 'pointer', textDecoration: 'underline' },
    '& svg': { flexShrink: 0 },
    '& ul': { bg: 'bg', padding: '2px 0 10px 26px', color: 'fg', listStyle: 'square' },
  },
})
const Entered = chakra('div', {
  base: {
    display: 'inline-flex',
    gap: '2',
    padding: '8px 12px',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    fontWeight: 'semibold',
  },
})
const Chosen = chakra('span', { base: { bg: 'mark', color: 'mark.fg', display: 'inline-flex', '& svg': { m: '2px' } } })

interface Props {
  show: Show
  cls: ShowClass
  dog: Dog
  /** The server's word; empty is a yes. */
  reasons: Reason[]
  inCart: boolean
}

/** One dog against one class: enter it, take it out again, or every reason why not, with the way out. */
export const DogCell = ({ show, cls, dog, reasons, inCart }: Props) => {
  const { formatMessage } = useIntl()
  const wordReason = useReasons()
  const dispatch = useAppDispatch()
  const name = `reasons.${cls.id}.${dog.id}`
  const open = useAppSelector(selectOpen) === name
  const ownerId = useAppSelector(selectUser)?.id
  const names = { dog: dog.name, time: cls.startTime, ring: cls.ring }
  if (inCart)
    return (
      <Button
        variant="outline"
        dense
        icon={
          <Chosen>
            <Check aria-hidden />
          </Chosen>
        }
        aria-pressed
        aria-label={formatMessage(messages.takeOut, names)}
        onClick={() => dispatch(itemRemoved({ classId: cls.id, dogId: dog.id }))}
      >
        <FormattedMessage {...messages.inCart} values={names} />
      </Button>
    )
  if (reasons.some(({ code }) => code === 'already_entered'))
    return (
      <Entered>
        <Check aria-hidden size={18} />
        <FormattedMessage {...messages.entered} values={names} />
      </Entered>
    )
  const [first, ...more] = reasons.map((reason) => wordReason(reason, dog.name, show.timeZone))
  if (first !== undefined)
    return (
      <Against>
        {more.length === 0 ? (
          <p>
            <Ban aria-hidden size={18} />
            {first}
          </p>
        ) : (
          <>
            <button type="button" aria-expanded={open} onClick={() => dispatch(open ? closed() : opened(name))}>
              <Ban aria-hidden size={18} />
              <FormattedMessage {...messages.whyNot} values={{ dog: dog.name, count: reasons.length }} />
            </button>
            {open && (
              <ul>
                {[first, ...more].map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </Against>
    )
  const { id: classId, date, startTime, ring, type, height, currency, price } = cls
  const what = { classId, dogId: dog.id, dogName: dog.name, showSlug: show.slug, showName: show.name }
  const item = { ...what, date, startTime, ring, type, height, currency, ownerId }
  return (
    <Button
      variant="outline"
      dense
      icon={<Plus aria-hidden />}
      aria-label={formatMessage(messages.enterDogIn, names)}
      onClick={() => dispatch(itemAdded({ item, price, total: price }))}
    >
      <FormattedMessage {...messages.enterDog} values={names} />
    </Button>
  )
}
