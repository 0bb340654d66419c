import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowEntryCounts } from '#contract/showEntries'
import { Numeral } from '../../ui/kit/Numeral'
import { messages } from './messages'

const Counts = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    borderTop: '3px solid',
    borderColor: 'border.strong',
    '& > li': {
      padding: '3',
      borderBottom: '1px solid',
      borderColor: 'border',
      '&:nth-of-type(2n + 1)': { paddingInlineStart: 0 },
      '&:nth-of-type(2n)': { borderInlineStart: '1px solid', borderInlineStartColor: 'border' },
      lg: {
        '&:not(:first-of-type)': {
          paddingInlineStart: '4',
          borderInlineStart: '1px solid',
          borderInlineStartColor: 'border',
        },
      },
    },
  },
})
const Label = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted' } })

/** How full a show is, in four numbers. */
export const EntryCounts = ({ counts }: { counts: ShowEntryCounts }) => {
  const { formatMessage } = useIntl()
  const { capacity, paid, held, waiting, refundsDue } = counts
  const shown = [
    [paid, messages.places],
    [held, messages.held],
    [waiting, messages.waiting],
    [refundsDue, messages.refundsDue],
  ] as const
  return (
    <Counts aria-label={formatMessage(messages.counts)} role="list">
      {shown.map(([count, words]) => (
        <li key={words.id}>
          <Numeral size="l">{count}</Numeral>
          <Label>
            <FormattedMessage {...words} values={{ capacity }} />
          </Label>
        </li>
      ))}
    </Counts>
  )
}
