import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import type { Show } from '#contract/show/show'
import { heightMessages } from '../../../i18n/domainMessages'
import { levelCounts, useLevelText } from '../../../i18n/useLevelText'
import { useFormats } from '../../../i18n/useFormats'
import { Dots } from '../../../ui/kit/Dots'
import { Gauge } from '../../../ui/kit/Gauge'
import { VisuallyHidden } from '../../../ui/kit/VisuallyHidden'
import { useDogByRules } from '../../rules/shared/useDogByRules'
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

/** What heads a dog's column: its name, its height and its level by the rules of the show. */
export const DogHead = memo(({ dog, show, day }: { dog: Dog; show: Pick<Show, 'ruleSet'>; day: string }) => {
  const { centimetres } = useFormats()
  const levelText = useLevelText()
  const { category, level, scale } = useDogByRules(dog, show.ruleSet, day)
  return (
    <>
      <Name>{dog.name}</Name>
      <Line>
        <Gauge height={category} />
        {dog.height === null ? (
          <FormattedMessage {...heightMessages.not_measured} />
        ) : (
          <FormattedMessage {...messages.centimetres} values={{ height: centimetres(dog.height) }} />
        )}
      </Line>
      <Line>
        <VisuallyHidden>{levelText({ startLevel: level, endLevel: level, scale })}</VisuallyHidden>
        <Dots from={level} of={levelCounts[scale]} />
      </Line>
    </>
  )
})
DogHead.displayName = 'DogHead'
