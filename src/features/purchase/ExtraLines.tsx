import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ExtraItem } from '#contract/extra/cartExtra'
import { useExtraName } from '../../i18n/useExtraName'
import { useFormats } from '../../i18n/useFormats'
import { Numeral } from '../../ui/kit/Numeral'
import { RowList } from '../../ui/kit/RowList'
import { extraMessages as messages } from './extraMessages'

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', marginTop: '5', _first: { marginTop: 0 } },
})
const Heading = chakra('h2', { base: { fontWeight: 'semibold', paddingBottom: '1' } })
const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    paddingBlock: '3',
    minHeight: '60px',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
  variants: {
    blocked: {
      true: {
        bg: 'danger.bg',
        borderInlineStart: '6px solid',
        borderInlineStartColor: 'danger.fg',
        paddingInline: '3',
      },
    },
  },
})
const Below = chakra('div', { base: { gridColumn: '1 / -1', textStyle: 'small', _empty: { display: 'none' } } })

interface Line {
  item: ExtraItem
  /** Of one, and of all, in minor units. */
  price: number
  total: number
}

interface Props<Of extends Line> {
  lines: readonly Of[]
  /** At the end of a line: a button. */
  end?: (line: Of) => ReactNode
  /** Below it: its state, or what is wrong. */
  note?: (line: Of) => ReactNode
  isBlocked?: (line: Of) => boolean
}

/** Extras by their show, each in its quantity with its price. */
export const ExtraLines = <Of extends Line>({ lines, end, note, isBlocked }: Props<Of>) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const extraName = useExtraName()
  const shows = [...new Map(lines.map(({ item }) => [item.showSlug, item.showName]))]
  if (lines.length === 0) return null
  return (
    <Root>
      {shows.map(([slug, show]) => (
        <div key={slug}>
          <Heading>
            <FormattedMessage {...messages.heading} values={{ show: <bdi key="show">{show}</bdi> }} />
          </Heading>
          <RowList label={formatMessage(messages.heading, { show })}>
            {lines
              .filter(({ item }) => item.showSlug === slug)
              .map((line, index) => (
                <Item key={index} blocked={isBlocked?.(line) ?? false}>
                  <chakra.div overflowWrap="anywhere">
                    <strong>
                      <bdi>{extraName(line.item)}</bdi>
                    </strong>
                    {line.item.quantity > 1 && (
                      <chakra.p textStyle="small" color="fg.muted">
                        <FormattedMessage
                          {...messages.each}
                          values={{ price: money(line.price, line.item.currency) }}
                        />
                      </chakra.p>
                    )}
                  </chakra.div>
                  <Numeral size="m">{money(line.total, line.item.currency)}</Numeral>
                  {end?.(line) ?? <span />}
                  <Below>{note?.(line)}</Below>
                </Item>
              ))}
          </RowList>
        </div>
      ))}
    </Root>
  )
}
