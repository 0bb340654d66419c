import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '#contract/dog'
import { heightMessages } from '../../i18n/domainMessages'
import { Gauge } from '../../ui/kit/Gauge'
import { Plate } from '../../ui/kit/Plate'
import { VisuallyHidden } from '../../ui/kit/VisuallyHidden'
import { messages } from './messages'

const Tabs = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    // One row, however many dogs; the plates stand over its upper edge.
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    paddingTop: '10px',
    borderBottom: '3px solid',
    borderColor: 'border.strong',
    marginTop: '2',
  },
})
const Tab = chakra('button', {
  base: {
    position: 'relative',
    flex: '1 0 92px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    minHeight: '64px',
    paddingInline: '2',
    fontWeight: 'semibold',
    borderRadius: '3px 3px 0 0',
    cursor: 'pointer',
    '& svg': { height: '20px', width: 'auto' },
    '&:hover:not([aria-pressed=true])': { bg: 'bg.muted' },
    '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse' },
  },
})

const Count = chakra('span', { base: { position: 'absolute', top: '-8px', insetInlineEnd: '2px' } })

interface Props {
  dogs: Dog[]
  chosen: Dog
  /** How many entries of a dog in this show are in the cart. */
  countOf: (dog: Dog) => number
  onChoose: (dog: Dog) => void
}

/** The member's dogs, one to be entered at a time; a plate counts what is in the cart for it. */
export const DogTabs = ({ dogs, chosen, countOf, onChoose }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <Tabs role="group" aria-label={formatMessage(messages.whichDog)}>
      {dogs.map((dog) => {
        const count = countOf(dog)
        return (
          <Tab key={dog.id} type="button" aria-pressed={dog.id === chosen.id} onClick={() => onChoose(dog)}>
            {dog.name}
            <Gauge height={dog.heightCategory} />
            <VisuallyHidden>{formatMessage(heightMessages[dog.heightCategory])}</VisuallyHidden>
            {count > 0 && (
              <>
                <Count>
                  <Plate size="s">{count}</Plate>
                </Count>
                <VisuallyHidden>
                  <FormattedMessage {...messages.countInCart} values={{ count }} />
                </VisuallyHidden>
              </>
            )}
          </Tab>
        )
      })}
    </Tabs>
  )
}
