import { Clock } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import type { WaitingEntry } from '#contract/waiting/waitingList'
import { useFormats } from '../../../i18n/useFormats'
import { Plate } from '../../../ui/kit/Plate'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { TextLink } from '../../../ui/kit/TextLink'
import { LeaveWaiting } from './LeaveWaiting'
import { waitingMessages as messages } from './waitingMessages'
import { WaitingState } from './WaitingState'

/** What a member's dogs wait for; `inShow`: on the page of the show that they all are in. */
export const WaitingRows = ({ entries, inShow }: { entries: readonly WaitingEntry[]; inShow: boolean }) => {
  const { weekday } = useFormats()
  return (
    <Section heading={<FormattedMessage {...messages.heading} />}>
      <RowList>
        {entries.map((entry) => {
          const { id, item, state, position } = entry
          const { dogName: dog, startTime: time, ring } = item
          const run = <FormattedMessage {...messages.run} values={{ dog, day: weekday(item.date), time, ring }} />
          return (
            <Row
              key={id}
              lead={position === null ? <Clock aria-hidden /> : <Plate tone="ink">{position}</Plate>}
              title={
                inShow ? (
                  run
                ) : (
                  <TextLink asChild>
                    <Link to={fill(paths.show, { slug: item.showSlug })}>{item.showName}</Link>
                  </TextLink>
                )
              }
              facts={
                <>
                  {!inShow && <p>{run}</p>}
                  <p>
                    <WaitingState entry={entry} />
                  </p>
                </>
              }
              end={state !== 'checkout' && <LeaveWaiting entry={entry} />}
            />
          )
        })}
      </RowList>
    </Section>
  )
}
