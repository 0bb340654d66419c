import { levelCounts, useLevelText } from '../../../i18n/useLevelText'
import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowClass } from '#contract/show/show'
import { heightMessages, levelMessages, typeMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { Dots } from '../../../ui/kit/Dots'
import { Gauge } from '../../../ui/kit/Gauge'
import { Numeral } from '../../../ui/kit/Numeral'
import { Plate } from '../../../ui/kit/Plate'
import { TypeTag } from '../../../ui/kit/TypeTag'
import { VisuallyHidden } from '../../../ui/kit/VisuallyHidden'
import { LaterPrice } from '../LaterPrice'
import { FormatTags } from '../shared/FormatTags'
import { cellLayout, columns, fixed, wideContainer } from './gridColumns'

const TimeCell = chakra('div', { base: { ...cellLayout, ...fixed, insetInlineStart: 0 } })
const FactsCell = chakra('div', { base: { ...cellLayout, ...fixed, insetInlineStart: `${columns.when}px` } })
const PriceCell = chakra('div', {
  base: { ...cellLayout, textAlign: 'end', paddingInlineEnd: '2', color: 'fg.muted' },
})
const When = chakra('span', { base: { display: 'flex', alignItems: 'center', gap: '2' } })
const What = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '90px 1fr',
    columnGap: '1',
    rowGap: '1',
    [wideContainer]: { columnGap: '2', gridTemplateColumns: '90px 1fr 60px' },
    paddingInlineStart: '2',
    alignItems: 'center',
    '& svg': { flexShrink: 0 },
  },
})
const Format = chakra('span', {
  base: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '1', '&:empty': { display: 'none' } },
})
const Height = chakra('span', { base: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'label' } })

/** The facts of a class, at the start of its row: time and ring, what it is, what it costs. */
export const ClassCells = memo(({ cls }: { cls: ShowClass }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const levelText = useLevelText()
  const { startLevel: from, endLevel: to } = cls
  return (
    <>
      <TimeCell role="rowheader">
        <When>
          <Numeral size="m">{cls.startTime}</Numeral>
          <Plate tone="ink" label={formatMessage(levelMessages.ring, { ring: cls.ring })}>
            {cls.ring}
          </Plate>
        </When>
      </TimeCell>
      <FactsCell role="gridcell">
        <What>
          <TypeTag type={cls.type}>
            <FormattedMessage {...typeMessages[cls.type]} />
          </TypeTag>
          <Height>
            <Gauge height={cls.height} />
            <FormattedMessage {...heightMessages[cls.height]} />
          </Height>
          <span>
            <VisuallyHidden>{levelText(cls)}</VisuallyHidden>
            <Dots from={from} to={to} of={levelCounts[cls.scale]} />
          </span>
          <Format>
            <FormatTags cls={cls} />
          </Format>
        </What>
      </FactsCell>
      <PriceCell role="gridcell">
        <Numeral size="s">{money(cls.price, cls.currency)}</Numeral>
        <LaterPrice cls={cls} />
      </PriceCell>
    </>
  )
})
ClassCells.displayName = 'ClassCells'
