import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { openDesk } from '#contract/access/screenPolicies'
import type { UnfitEntry } from '#contract/dog/measuring'
import { mayKeep } from '#contract/entry/keep'
import { fill, paths } from '#contract/shared/paths'
import { useFormats } from '../../../i18n/useFormats'
import { useReasons } from '../../../i18n/useReasons'
import { selectAllowed } from '../../../store/access/access'
import { useAppSelector } from '../../../store/hooks'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { TextLink } from '../../../ui/kit/TextLink'
import { messages } from './heightMessages'
import { KeepEntry } from './KeepEntry'

const Line = chakra('span', { base: { display: 'block' } })
const Heading = chakra('h3', { base: { textStyle: 'h3' } })

interface Props {
  dog: string
  unfit: readonly UnfitEntry[]
  /** To the desk: what its own people can do. */
  atDesk?: boolean
}

const UnfitRow = ({ dog, entry, atDesk }: { dog: string; entry: UnfitEntry; atDesk: boolean }) => {
  const { formatMessage } = useIntl()
  const { longDay, localMoment } = useFormats()
  const wordReason = useReasons()
  const manages = useAppSelector((state) => selectAllowed(state, openDesk)) && atDesk
  const { item, reasons, until, purchaseId, isDrawn, refundedInFull, kept } = entry
  const canKeep = !atDesk && until !== null && purchaseId !== null && !kept && mayKeep(reasons)
  const { showName: show, showSlug: slug, date, startTime: time, ring } = item
  const moment = until === null ? null : localMoment(until)
  const day = longDay(date)
  const way = () => {
    if (manages) {
      const search = new URLSearchParams({ text: dog }).toString()
      return { to: `${fill(paths.showEntries, { slug })}?${search}`, label: messages.entries, of: messages.entriesOf }
    }
    if (atDesk) return null
    if (moment && purchaseId !== null)
      return { to: fill(paths.purchase, { id: purchaseId }), label: messages.change, of: messages.changeOf }
    return moment ? null : { to: paths.contact, label: messages.contact, of: messages.contactOf }
  }
  const link = way()
  const openTo = purchaseId === null ? messages.payerUntil : messages.openUntil
  return (
    <Row
      title={
        <TextLink asChild>
          <Link to={fill(paths.show, { slug })}>
            <bdi>{show}</bdi>
          </Link>
        </TextLink>
      }
      facts={
        <>
          <FormattedMessage {...messages.entry} values={{ day, time, ring }} />
          <Line>{reasons.map((reason) => wordReason(reason, dog)).join(' ')}</Line>
          <Line>
            {moment ? (
              <FormattedMessage {...openTo} values={moment} />
            ) : (
              <FormattedMessage {...(isDrawn ? messages.inOrder : atDesk ? messages.closedAtDesk : messages.closed)} />
            )}
          </Line>
          {kept && (
            <Line>
              <FormattedMessage {...messages.kept} values={{ dog }} />
            </Line>
          )}
          {canKeep && (
            <Line>
              <FormattedMessage {...messages.keepText} values={{ dog }} />
            </Line>
          )}
          {moment && refundedInFull && (
            <Line>
              <FormattedMessage {...messages.inFull} />
            </Line>
          )}
        </>
      }
      end={
        link && (
          <>
            {canKeep && <KeepEntry entry={entry} />}
            <TextLink asChild>
              <Link to={link.to} aria-label={formatMessage(link.of, { show, day })}>
                <FormattedMessage {...link.label} />
              </Link>
            </TextLink>
          </>
        )
      }
    />
  )
}

/** The paid entries that a dog's height or level does not fit, each with what can be done; nothing where there is none. */
export const UnfitEntries = ({ dog, unfit, atDesk = false }: Props) => {
  const { formatMessage } = useIntl()
  if (unfit.length === 0) return null
  return (
    <div>
      <Heading>
        <FormattedMessage {...messages.unfit} />
      </Heading>
      <RowList label={formatMessage(messages.unfit)}>
        {unfit.map((entry) => (
          <UnfitRow key={entry.entryId} dog={dog} entry={entry} atDesk={atDesk} />
        ))}
      </RowList>
    </div>
  )
}
