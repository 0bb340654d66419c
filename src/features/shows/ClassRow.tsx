import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ReactNode } from 'react'
import type { ShowClass } from '../../../contract/show'
import { heightMessages, levelMessages, typeMessages } from '../../i18n/domainMessages'
import { useFormats } from '../../i18n/useFormats'
import { HeightTag } from '../../ui/kit/HeightTag'
import { LevelTag } from '../../ui/kit/LevelTag'
import { Numeral } from '../../ui/kit/Numeral'
import { Plate } from '../../ui/kit/Plate'
import { TypeTag } from '../../ui/kit/TypeTag'

// Room is what the row has, whatever menu stands beside it, for text of the reader's size.
const wideContainer = '@container (width >= 54rem)'

const Item = chakra('li', {
  base: { display: 'flex', borderBottom: '1px solid', borderColor: 'border', containerType: 'inline-size' },
})
const Facts = chakra('div', {
  base: {
    flex: '1',
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '3',
    rowGap: '3',
    alignItems: 'center',
    paddingBlock: '13px',
    [wideContainer]: { columnGap: '5', gridTemplateColumns: '230px minmax(240px, 1fr) 80px' },
  },
  variants: {
    cell: { true: { [wideContainer]: { gridTemplateColumns: '230px minmax(200px, 1fr) 80px minmax(280px, 1fr)' } } },
  },
})
const Tags = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    gridColumn: '1 / -1',
    gridRow: '2',
    [wideContainer]: { gridColumn: 'auto', gridRow: 'auto' },
  },
})
const Cell = chakra('div', { base: { gridColumn: '1 / -1', [wideContainer]: { gridColumn: 'auto' } } })

interface Props {
  cls: ShowClass
  /** What stands left of the row: the path of a dog's day. */
  gutter?: ReactNode
  /** What the chosen dog can do here. */
  children?: ReactNode
}

/** One class: time and ring, what it is, what it costs. */
export const ClassRow = ({ cls, gutter, children }: Props) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { startLevel: from, endLevel: to } = cls
  return (
    <Item>
      {gutter}
      <Facts cell={children !== undefined}>
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <Numeral size="m">{cls.startTime}</Numeral>
          <Plate tone="ink" label={formatMessage(levelMessages.ring, { ring: cls.ring })}>
            {cls.ring}
          </Plate>
          <TypeTag type={cls.type}>
            <FormattedMessage {...typeMessages[cls.type]} />
          </TypeTag>
        </chakra.div>
        <Tags>
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
      </Facts>
    </Item>
  )
}
