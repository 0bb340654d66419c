import { levelCounts, useLevelText } from '../../../i18n/useLevelText'
import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowClass } from '#contract/show/show'
import { heightMessages, levelMessages, typeMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { HeightTag } from '../../../ui/kit/HeightTag'
import { LevelTag } from '../../../ui/kit/LevelTag'
import { Plate } from '../../../ui/kit/Plate'
import { TypeTag } from '../../../ui/kit/TypeTag'

const Tags = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } })

type Shown = 'date' | 'startTime' | 'ring' | 'type' | 'height' | 'startLevel' | 'endLevel' | 'scale'

/** Which class it is: its ring, day and time, and who may run in it. */
export const ClassTags = ({ cls }: { cls: Pick<ShowClass, Shown> }) => {
  const { formatMessage } = useIntl()
  const { weekday } = useFormats()
  const levelText = useLevelText()
  const { startLevel: from, endLevel: to } = cls
  return (
    <Tags>
      <Plate tone="ink" label={formatMessage(levelMessages.ring, { ring: cls.ring })}>
        {cls.ring}
      </Plate>
      <strong>
        {weekday(cls.date)}, {cls.startTime}
      </strong>
      <TypeTag type={cls.type}>
        <FormattedMessage {...typeMessages[cls.type]} />
      </TypeTag>
      <HeightTag height={cls.height}>
        <FormattedMessage {...heightMessages[cls.height]} />
      </HeightTag>
      <LevelTag from={from} to={to} of={levelCounts[cls.scale]}>
        {levelText(cls)}
      </LevelTag>
    </Tags>
  )
}
