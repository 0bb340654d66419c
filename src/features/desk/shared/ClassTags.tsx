import { levelCounts, useLevelText } from '../../../i18n/useLevelText'
import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ListedClass } from '#contract/show/listedClass'
import { heightMessages, levelMessages, typeMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { HeightTag } from '../../../ui/kit/HeightTag'
import { LevelTag } from '../../../ui/kit/LevelTag'
import { Plate } from '../../../ui/kit/Plate'
import { TypeTag } from '../../../ui/kit/TypeTag'
import { FormatTags } from '../../show/shared/FormatTags'

const Tags = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } })

/** Which class it is: its ring, day and time, and who may run in it. */
export const ClassTags = ({ cls }: { cls: Omit<ListedClass, 'id'> }) => {
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
      <FormatTags cls={cls} />
    </Tags>
  )
}
