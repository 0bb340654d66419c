import { chakra } from '@chakra-ui/react'
import { Ban, Check } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '../../../contract/dog'
import type { Reason } from '../../../contract/reason'
import type { Show, ShowClass } from '../../../contract/show'
import { useReasons } from '../../i18n/useReasons'
import { useEntry } from './entering'
import { messages } from './messages'

const Against = chakra('ul', {
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
const Entered = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    paddingInline: '3',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    borderRadius: 'plate',
    textStyle: 'label',
    '@media (forced-colors: active)': { border: '1px solid' },
  },
})
const Choice = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '3',
    bg: 'bg.panel',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'plank',
    textStyle: 'label',
    cursor: 'pointer',
    '@media (hover: hover)': { '&[aria-pressed=false]:hover': { bg: 'bg.muted' } },
    '&[aria-pressed=true]': { bg: 'mark', color: 'mark.fg', borderColor: 'mark.fg' },
  },
})
const Box = chakra('span', {
  base: {
    width: '20px',
    height: '20px',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'plate',
    '[aria-pressed=true] > &': { borderColor: 'transparent' },
  },
})

interface Props {
  show: Show
  cls: ShowClass
  dog: Dog
  /** The server's word; empty is a yes. */
  reasons: Reason[]
  inCart: boolean
}

/** One dog against one class in the list: enter it, take it out again, or every reason why not, with the way out. */
export const DogCell = ({ show, cls, dog, reasons, inCart }: Props) => {
  const { formatMessage } = useIntl()
  const wordReason = useReasons()
  const { enter, takeOut } = useEntry(show, cls, dog)
  const names = { dog: dog.name, time: cls.startTime, ring: cls.ring }
  if (!inCart && reasons.some(({ code }) => code === 'already_entered'))
    return (
      <Entered>
        <Check aria-hidden size={18} />
        <FormattedMessage {...messages.entered} values={names} />
      </Entered>
    )
  if (!inCart && reasons.length > 0)
    return (
      <Against role="list">
        {reasons.map((reason) => (
          <li key={reason.code}>
            <Ban aria-hidden size={18} />
            {wordReason(reason, dog.name, show.timeZone)}
          </li>
        ))}
      </Against>
    )
  return (
    <Choice
      type="button"
      aria-pressed={inCart}
      aria-label={formatMessage(inCart ? messages.takeOut : messages.enterDogIn, names)}
      onClick={inCart ? takeOut : enter}
    >
      <Box aria-hidden>{inCart && <Check size={17} />}</Box>
      <FormattedMessage {...(inCart ? messages.inCart : messages.enterDog)} values={names} />
    </Choice>
  )
}
