import { chakra } from '@chakra-ui/react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { ShowNumbers } from '#contract/desk/home'
import { heightMessages, typeMessages } from '../../../i18n/domainMessages'
import { useShortClassText } from '../../../i18n/useClassText'
import { useFormats } from '../../../i18n/useFormats'
import { Table } from '../../../ui/kit/Table'
import { Scroller } from './layout'
import { messages } from './messages'

const Gauge = chakra('span', {
  base: {
    display: 'block',
    width: '100%',
    minWidth: '60px',
    height: '10px',
    marginBlock: '6px',
    border: '1px solid {colors.border.control}',
    forcedColorAdjust: 'none',
    '& > span': { display: 'block', height: 'full', bg: 'path' },
    '& > [data-full]': { bg: 'mark' },
    '@media (forced-colors: active)': { borderColor: 'CanvasText', '& > span': { bg: 'CanvasText' } },
  },
})

const Empty = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', marginTop: '3' } })

/** How full each class is, as a number and a bar. Classes without entries share one line. */
export const ClassPlaces = ({ show: { name, classes } }: { show: ShowNumbers }) => {
  const { formatMessage } = useIntl()
  const { shortDay } = useFormats()
  const shortText = useShortClassText()
  const label = formatMessage(messages.perClassOf, { show: name })
  const wordsOf = ({ date, startTime: time, ring, type, height }: ShowNumbers['classes'][number]) =>
    formatMessage(messages.classWords, {
      day: shortDay(date),
      time,
      ring,
      type: formatMessage(typeMessages[type]),
      height: formatMessage(heightMessages[height]),
    })
  const entered = classes.filter(({ taken }) => taken > 0)
  const empty = classes.filter(({ taken }) => taken === 0)
  return (
    <>
      {entered.length > 0 && (
        <Scroller tabIndex={0} role="region" aria-label={label}>
          <Table
            label={label}
            head={[
              { label: formatMessage(messages.cls) },
              { label: formatMessage(messages.taken), numeral: true },
              { label: formatMessage(messages.filled) },
            ]}
            rows={entered.map((cls) => ({
              id: cls.id,
              cells: [
                wordsOf(cls),
                formatMessage(messages.takenOf, { taken: cls.taken, capacity: cls.capacity }),
                <Gauge key="gauge" aria-hidden>
                  <span
                    data-full={cls.taken >= cls.capacity ? '' : undefined}
                    style={{ width: `${String(Math.min(100, (100 * cls.taken) / Math.max(1, cls.capacity)))}%` }}
                  />
                </Gauge>,
              ],
            }))}
          />
        </Scroller>
      )}
      {empty.length > 0 && (
        <Empty>
          <FormattedMessage
            {...messages.emptyClasses}
            values={{ classes: <FormattedList value={empty.map(shortText)} /> }}
          />
        </Empty>
      )}
    </>
  )
}
