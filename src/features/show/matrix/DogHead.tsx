import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { FormattedMessage } from 'react-intl'
import { effectiveRank, type Dog } from '#contract/dog/dog'
import { heightMessages, levelMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { Dots } from '../../../ui/kit/Dots'
import { Gauge } from '../../../ui/kit/Gauge'
import { VisuallyHidden } from '../../../ui/kit/VisuallyHidden'
import { messages } from './matrixMessages'

const Line = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '5px',
    textStyle: 'small',
    fontWeight: 'medium',
    '& svg': { flexShrink: 0 },
  },
})
const Name = chakra('span', { base: { display: 'block', fontSize: '1.0625rem', overflowWrap: 'anywhere' } })

/** What heads a dog's column: its name, its height and its level. */
export const DogHead = memo(({ dog }: { dog: Dog }) => {
  const { centimetres } = useFormats()
  const rank = effectiveRank(dog)
  return (
    <>
      <Name>{dog.name}</Name>
      <Line>
        <Gauge height={dog.heightCategory} />
        {dog.height === null ? (
          <FormattedMessage {...heightMessages.not_measured} />
        ) : (
          <FormattedMessage {...messages.centimetres} values={{ height: centimetres(dog.height) }} />
        )}
      </Line>
      <Line>
        <VisuallyHidden>
          <FormattedMessage {...levelMessages.one} values={{ rank }} />
        </VisuallyHidden>
        <Dots from={rank} />
      </Line>
    </>
  )
})
DogHead.displayName = 'DogHead'
