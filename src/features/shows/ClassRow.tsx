import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowClass } from '../../../contract/show'
import type { ReactNode } from 'react'
import { heightMessages, levelMessages, typeMessages } from '../../i18n/domainMessages'
import { useFormats } from '../../i18n/useFormats'
import { HeightTag } from '../../ui/kit/HeightTag'
import { LevelTag } from '../../ui/kit/LevelTag'
import { Numeral } from '../../ui/kit/Numeral'
import { Plate } from '../../ui/kit/Plate'
import { TypeTag } from '../../ui/kit/TypeTag'

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', xl: '130px minmax(240px, 1fr) 80px minmax(280px, 1fr)' },
    gap: { base: '3', xl: '5' },
    alignItems: 'center',
    paddingBlock: '13px',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
})
const Tags = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    gridColumn: { base: '1 / -1', xl: 'auto' },
    gridRow: { base: '2', xl: 'auto' },
  },
})
const Cell = chakra('div', { base: { gridColumn: { base: '1 / -1', xl: 'auto' } } })

/** One class: time and ring, what it is, what it costs; `children` is what the chosen dog can do here. */
export const ClassRow = ({ cls, children }: { cls: ShowClass; children?: ReactNode }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { startLevel: from, endLevel: to } = cls
  return (
    <Item>
      <chakra.div display="flex" gap="2" alignItems="center">
        <Numeral size="m">{cls.startTime}</Numeral>
        <Plate tone="ink" label={formatMessage(levelMessages.ring, { ring: cls.ring })}>
          {cls.ring}
        </Plate>
      </chakra.div>
      <Tags>
        <TypeTag type={cls.type}>
          <FormattedMessage {...typeMessages[cls.type]} />
        </TypeTag>
        <HeightTag height={cls.height}>
          <FormattedMessage {...heightMessages[cls.height]} />
        </HeightTag>
        <LevelTag from={from} to={to}>
          {from === to ? (
            <FormattedMessage {...levelMessages.one} values={{ rank: from }} />
          ) : (
            <FormattedMessage {...levelMessages.span} values={{ from, to }} />
          )}
        </LevelTag>
      </Tags>
      <chakra.div textAlign="right">
        <Numeral size="s">{money(cls.price, cls.currency)}</Numeral>
      </chakra.div>
      {children && <Cell>{children}</Cell>}
    </Item>
  )
}
