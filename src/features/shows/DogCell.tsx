import { chakra } from '@chakra-ui/react'
import { Ban, Check, Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '../../../contract/dog'
import type { Reason } from '../../../contract/reason'
import type { Show, ShowClass } from '../../../contract/show'
import { useReasons } from '../../i18n/useReasons'
import { useAppDispatch } from '../../store/hooks'
import { itemAdded, itemRemoved } from '../../store/purchase/purchaseSlice'
import { Button } from '../../ui/kit/Button'
import { messages } from './messages'

const Reasons = chakra('details', {
  base: {
    textStyle: 'small',
    color: 'fg.muted',
    backgroundImage: 'repeating-linear-gradient(135deg, {colors.bg.muted} 0 2px, transparent 2px 8px)',
    padding: '2px',
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '40px',
      paddingInline: '10px',
      bg: 'bg',
      cursor: 'pointer',
    },
    '& ul': { bg: 'bg', padding: '2px 12px 10px 38px', color: 'fg', listStyle: 'square' },
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
  const names = { dog: dog.name, time: cls.startTime, ring: cls.ring }
  if (inCart)
    return (
      <li>
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
      </li>
    )
  if (reasons.some(({ code }) => code === 'already_entered'))
    return (
      <li>
        <Entered>
          <Check aria-hidden size={18} />
          <FormattedMessage {...messages.entered} values={names} />
        </Entered>
      </li>
    )
  if (reasons.length > 0)
    return (
      <li>
        <Reasons>
          <summary>
            <Ban aria-hidden size={18} />
            <FormattedMessage {...messages.whyNot} values={{ dog: dog.name, count: reasons.length }} />
          </summary>
          <ul>
            {reasons.map((reason) => (
              <li key={reason.code}>{wordReason(reason, dog.name, show.timeZone)}</li>
            ))}
          </ul>
        </Reasons>
      </li>
    )
  const { id: classId, date, startTime, ring, type, height, currency, price } = cls
  const item = { classId, dogId: dog.id, dogName: dog.name, showSlug: show.slug, showName: show.name }
  return (
    <li>
      <Button
        variant="outline"
        dense
        icon={<Plus aria-hidden />}
        aria-label={formatMessage(messages.enterDogIn, names)}
        onClick={() =>
          dispatch(itemAdded({ item: { ...item, date, startTime, ring, type, height, currency }, price, total: price }))
        }
      >
        <FormattedMessage {...messages.enterDog} values={names} />
      </Button>
    </li>
  )
}
