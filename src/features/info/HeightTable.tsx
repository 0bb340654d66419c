import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { bandLimits, heightBands, heightCategory } from '../../../contract/height'
import { heightMessages } from '../../i18n/domainMessages'
import { useFormats } from '../../i18n/useFormats'
import { bandDogs, bandLine, HeightBands } from '../../ui/art/HeightBands'
import { Gauge } from '../../ui/kit/Gauge'
import { Numeral } from '../../ui/kit/Numeral'
import { Table } from '../../ui/kit/Table'
import { messages } from './messages'

const limits = bandLimits.map(([, limit]) => limit)

// The table below says all of it; the drawing is for the eye, and too small for one on phones.
const Figure = chakra('div', { base: { display: { base: 'none', md: 'block' }, paddingInlineStart: '30px' } })
const Drawing = chakra('div', {
  base: {
    position: 'relative',
    '& svg': { display: 'block', width: 'full', height: 'auto' },
    '& [data-limit]': { position: 'absolute', insetInlineStart: '-30px', transform: 'translateY(-50%)' },
  },
})
const Names = chakra('div', {
  base: {
    position: 'relative',
    height: '52px',
    marginTop: '2',
    '& > div': { position: 'absolute', transform: 'translateX(-50%)', textAlign: 'center', whiteSpace: 'nowrap' },
    '& b': { display: 'block', fontWeight: 'bold' },
    '& span': { textStyle: 'small', color: 'fg.muted' },
  },
})
const Category = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '3' } })

/** The height categories as the rules cut them: drawn to scale, and with what happens on the edges. */
export const HeightTable = () => {
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
      category: formatMessage(heightMessages[heightCategory(height)]),
    })
  return (
    <>
      <Figure aria-hidden>
        <Drawing>
          <HeightBands limits={limits.map((limit) => limit / 10)} />
          {limits.map((limit) => (
            <Numeral key={limit} size="s" data-limit style={{ top: `${bandLine(limit / 10) * 100}%` }}>
              {limit / 10}
            </Numeral>
          ))}
        </Drawing>
        <Names>
          {heightBands.map(({ category, from, to }, index) => (
            <div key={category} style={{ insetInlineStart: `${(bandDogs[index] ?? 0) * 100}%` }}>
              <b>
                <FormattedMessage {...heightMessages[category]} />
              </b>
              <span>{range(from, to)}</span>
            </div>
          ))}
        </Names>
      </Figure>
      <Table
        head={[
          { label: formatMessage(messages.category) },
          { label: formatMessage(messages.from), numeral: true },
          { label: formatMessage(messages.to), numeral: true },
          { label: formatMessage(messages.edge) },
        ]}
        rows={heightBands.map(({ category, from, to }) => ({
          id: category,
          cells: [
            <Category key="category">
              <Gauge height={category} />
              <FormattedMessage {...heightMessages[category]} />
            </Category>,
            from === null ? '–' : cm(from),
            to === null ? '–' : cm(to),
            edge(to ?? from ?? 0),
          ],
        }))}
      />
    </>
  )
}
