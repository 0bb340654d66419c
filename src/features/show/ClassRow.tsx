import { levelCounts, useLevelText } from '../../i18n/useLevelText'
import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ReactNode } from 'react'
import type { ShowClass } from '#contract/show/show'
import { heightMessages, levelMessages, typeMessages } from '../../i18n/domainMessages'
import { useFormats } from '../../i18n/useFormats'
import { HeightTag } from '../../ui/kit/HeightTag'
import { LevelTag } from '../../ui/kit/LevelTag'
import { Numeral } from '../../ui/kit/Numeral'
import { Plate } from '../../ui/kit/Plate'
import { StateTag } from '../../ui/kit/StateTag'
import { TypeTag } from '../../ui/kit/TypeTag'
import { useRuleSetNames } from '../rules/shared/useRuleSetNames'
import { FormatTags } from './shared/FormatTags'
import { LaterPrice } from './LaterPrice'
import { messages } from './messages'

// The room is the row's own width beside any menu, in units of the reader's text size.
const wideContainer = '@container (width >= 54rem)'

const Item = chakra('li', {
  base: {
    display: 'flex',
    borderBottom: '1px solid',
    borderColor: 'border',
    containerType: 'inline-size',
    breakInside: 'avoid',
  },
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
})
const Tags = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    gridColumn: '1',
    gridRow: '2',
    [wideContainer]: { gridColumn: 'auto', gridRow: 'auto' },
  },
})
const End = chakra('div', {
  base: { textAlign: 'right' },
  variants: { below: { true: { gridRow: '2', gridColumn: '2' } } },
})
const Cell = chakra('div', { base: { gridColumn: '1 / -1', '&:empty': { display: 'none' } } })

interface Props {
  cls: ShowClass
  /** The class that this one was merged into. */
  mergedInto?: ShowClass | undefined
  /** The content left of the row: the path of a dog's day. */
  gutter?: ReactNode
  /** What can be pressed, at the end of the row. */
  end?: ReactNode
  /** What there is to say of the member's dogs, below. */
  children?: ReactNode
}

/** One class: time and ring, what it is, what it costs. */
export const ClassRow = ({ cls, mergedInto, gutter, end, children }: Props) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const levelText = useLevelText()
  const ruleSets = useRuleSetNames()
  const { startLevel: from, endLevel: to } = cls
  const price = (
    <>
      <Numeral size="s">{money(cls.price, cls.currency)}</Numeral>
      <LaterPrice cls={cls} />
    </>
  )
  return (
    <Item>
      {gutter}
      <Facts>
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
          <LevelTag from={from} to={to} of={levelCounts[cls.scale]}>
            {levelText(cls)}
          </LevelTag>
          <FormatTags cls={cls} />
          {cls.cancelReason !== null && (
            <StateTag tone="danger">
              <FormattedMessage {...(mergedInto ? messages.classMerged : messages.classCancelled)} />
            </StateTag>
          )}
          {cls.ruleSet !== null && ruleSets.has(cls.ruleSet) && <StateTag>{ruleSets.get(cls.ruleSet)}</StateTag>}
        </Tags>
        <End>{end || price}</End>
        {end && <End below>{price}</End>}
        {cls.cancelReason !== null && (
          <Cell>
            {mergedInto && (
              <>
                <FormattedMessage
                  {...messages.classMergedInto}
                  values={{ time: mergedInto.startTime, ring: mergedInto.ring }}
                />{' '}
              </>
            )}
            <FormattedMessage {...messages.classCancelReason} values={{ reason: <bdi>{cls.cancelReason}</bdi> }} />
          </Cell>
        )}
        {children && <Cell>{children}</Cell>}
      </Facts>
    </Item>
  )
}
