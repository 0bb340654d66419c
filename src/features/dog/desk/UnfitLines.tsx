import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { DeskConsequences } from '#contract/dog/desk'
import { useFormats } from '../../../i18n/useFormats'
import { useReasons } from '../../../i18n/useReasons'
import { messages as changeMessages } from '../form/changeMessages'

const Lines = chakra('ul', {
  base: { listStyle: 'none', '& > li': { borderTop: '1px solid', borderColor: 'border', paddingBlock: '2' } },
})

/** Paid entries that a change would make unfit, each with its reasons. */
export const UnfitLines = ({ dog, unfit }: { dog: string; unfit: DeskConsequences['unfit'] }) => {
  const { longDay } = useFormats()
  const wordReason = useReasons()
  return (
    <Lines>
      {unfit.map(({ entryId, item: { showName, date, startTime, ring }, reasons }) => (
        <li key={entryId}>
          <FormattedMessage
            {...changeMessages.entry}
            values={{ show: showName, date: longDay(date), time: startTime, ring }}
          />
          <chakra.p textStyle="small" color="fg.muted">
            {reasons.map((reason) => wordReason(reason, dog)).join(' ')}
          </chakra.p>
        </li>
      ))}
    </Lines>
  )
}
