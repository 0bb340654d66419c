import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { categoryIn, rangesOf } from '#contract/dog/heightBands'
import type { HeightBand } from '#contract/rules/ruleSet'
import { heightMessages } from '../../i18n/domainMessages'
import { useFormats } from '../../i18n/useFormats'
import { HeightBands } from '../../ui/art/HeightBands'
import { Gauge } from '../../ui/kit/Gauge'
import { Table } from '../../ui/kit/Table'
import { messages } from './messages'

/** The example dog of a band, in centimetres. */
const shown = { extra_small: 26, small: 33, medium: 39.5, intermediate: 47, large: 55 }

// The table below says all of it; the drawing is for the eye, and on phones the table is a list of the same bands.
const Figure = chakra('div', {
  base: {
    '@container (width < 40rem)': { display: 'none' },
    containerType: 'inline-size',
    // The five dogs are 345 centimetres wide; the column beside the contents and the members' menu may be narrow.
    '& > div': { '--cm': 'min(2.1px, (100cqw - 40px) / 345)' },
    '& li[aria-hidden] > span': { fontSize: '14px', lineHeight: '1', top: '-7px' },
    '& li:nth-of-type(6) > span': { top: '-3px' },
  },
})
const Category = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '3' } })

/** The height categories as the rules cut them: drawn to scale, and with what happens on the edges. */
export const HeightTable = ({ bands }: { bands: readonly HeightBand[] }) => {
  const ranges = rangesOf(bands)
  const { formatMessage } = useIntl()
  const { centimetres, number } = useFormats()
  const cm = (height: number) => formatMessage(messages.centimetres, { height: centimetres(height) })
  const range = (from: number | null, to: number | null) => {
    if (from === null) return formatMessage(messages.orLess, { height: number((to ?? 0) / 10) })
    if (to === null) return formatMessage(messages.orMore, { height: number(from / 10) })
    return formatMessage(messages.between, { from: number(from / 10), to: number(to / 10) })
  }
  const edge = (height: number) =>
    formatMessage(messages.edgeIs, {
      height: centimetres(height),
      category: categoryIn(bands, height),
    })
  return (
    <>
      <Figure aria-hidden>
        <HeightBands
          limits={bands.flatMap(({ upTo }) => (upTo === null ? [] : [upTo / 10]))}
          bands={ranges.map(({ category, from, to }) => ({
            name: category,
            heightCm: shown[category],
            title: <FormattedMessage {...heightMessages[category]} />,
            note: range(from, to),
          }))}
        />
      </Figure>
      <Table
        head={[
          { label: formatMessage(messages.category) },
          { label: formatMessage(messages.from), numeral: true },
          { label: formatMessage(messages.to), numeral: true },
          { label: formatMessage(messages.edge) },
        ]}
        rows={ranges.map(({ category, from, to }) => ({
          id: category,
          cells: [
            <Category key="category">
              <Gauge height={category} />
              <FormattedMessage {...heightMessages[category]} />
            </Category>,
            from === null ? null : cm(from),
            to === null ? null : cm(to),
            edge(to ?? from ?? 0),
          ],
        }))}
      />
    </>
  )
}
