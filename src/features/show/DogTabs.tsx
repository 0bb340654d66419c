import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import { heightMessages } from '../../i18n/domainMessages'
import { Gauge } from '../../ui/kit/Gauge'
import { VisuallyHidden } from '../../ui/kit/VisuallyHidden'
import { messages } from './messages'
import { Strip } from './Strip'
import { RunCount } from './RunCount'

const Tabs = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    // One row for any number of dogs; the plates extend over its upper edge.
    width: 'max-content',
    minWidth: 'full',
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
  /** How many runs a dog has on the day, entered or in the cart. */
  countOf: (dog: Dog) => number
  onChoose: (dog: Dog) => void
}

/** The member's dogs, one to be entered at a time; a plate counts its runs of the day. */
export const DogTabs = ({ dogs, chosen, countOf, onChoose }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <Strip chosen={chosen.id}>
      <Tabs role="group" aria-label={formatMessage(messages.whichDog)}>
        {dogs.map((dog) => {
          const isChosen = dog.id === chosen.id
          return (
            <Tab
              key={dog.id}
              type="button"
              aria-pressed={isChosen}
              data-chosen={isChosen}
              onClick={() => onChoose(dog)}
            >
              {dog.name}
              <Gauge height={dog.heightCategory} />
              <VisuallyHidden>{formatMessage(heightMessages[dog.heightCategory])}</VisuallyHidden>
              <Count>
                <RunCount count={countOf(dog)} />
              </Count>
            </Tab>
          )
        })}
      </Tabs>
    </Strip>
  )
}
