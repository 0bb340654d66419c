import { chakra } from '@chakra-ui/react'
import { CalendarPlus, Printer, Share2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { calendarFeedEndpoints } from '#contract/account/calendarFeed'
import { apiBase, fill, paths } from '#contract/shared/paths'
import { hasReductions } from '#contract/show/reductions'
import type { Show } from '#contract/show/show'
import { useFormats } from '../../../i18n/useFormats'
import { PriceFacts } from './PriceFacts'
import { RoomFacts } from './RoomFacts'
import { usePort } from '../../../store/hooks'
import { useShareAndCopy } from '../../../store/ui/shareAndCopy'
import { Button } from '../../../ui/kit/Button'
import { Section } from '../../../ui/kit/Section'
import { TextLink } from '../../../ui/kit/TextLink'
import { findingMessages as messages } from '../finding/findingMessages'
import { directionsTo } from './directions'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1fr 1fr' },
    gap: '6',
    marginTop: '6',
  },
})
const onScreen = { '@media print': { display: 'none' } }
const Links = chakra('ul', {
  base: {
    listStyle: 'none',
    // On paper a link is its address.
    '@media print': {
      '& a': { display: 'block' },
      '& a::after': { content: '": " attr(href)', overflowWrap: 'anywhere' },
    },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
})
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

const refundOf = (refundPercent: number) => {
  if (refundPercent === 100) return messages.refundAll
  return refundPercent === 0 ? messages.refundNone : messages.refundPart
}

export interface ShowFactsProps {
  show: Show
  /** A draft has no public address, and is in no calendar yet. */
  isDraft?: boolean
}

/** The way to the show, its refund policy, and links to save and share it. */
export const ShowFacts = ({ show, isDraft = false }: ShowFactsProps) => {
  const { formatMessage, formatNumber } = useIntl()
  const { instant, country, town } = useFormats()
  const { effects } = usePort()
  const { outcome, share } = useShareAndCopy()
  const { google, openStreetMap } = directionsTo(show)
  const address = [...show.addressLines, town(show), country(show.country)]
  const early = show.classes.find((cls) => cls.early)?.early
  const path = fill(paths.show, { slug: show.slug })
  const { refundPercent } = show
  return (
    <Columns>
      <Section heading={formatMessage(messages.visit)}>
        <chakra.address fontStyle="normal">
          {address
            .filter((line) => line !== '')
            .map((line) => (
              <div key={line}>{line}</div>
            ))}
        </chakra.address>
        <Links role="list">
          <li>
            <TextLink href={google} target="_blank" rel="noreferrer">
              <FormattedMessage {...messages.directionsGoogle} />
            </TextLink>
          </li>
          <li>
            <TextLink href={openStreetMap} target="_blank" rel="noreferrer">
              <FormattedMessage {...messages.directionsOsm} />
            </TextLink>
          </li>
        </Links>
      </Section>
      {show.room && <RoomFacts room={show.room} />}
      <Section heading={formatMessage(messages.refunds)}>
        {refundPercent !== null && (
          <p>
            <FormattedMessage
              {...refundOf(refundPercent)}
              values={{
                closes: instant(show.entriesCloseAt, show.timeZone),
                percent: formatNumber(refundPercent / 100, { style: 'percent' }),
              }}
            />
          </p>
        )}
        <chakra.p marginTop="3">
          <FormattedMessage {...messages.refundCancelled} />
        </chakra.p>
      </Section>
      {(early || hasReductions(show.reductions)) && <PriceFacts early={early ?? null} reductions={show.reductions} />}
      <chakra.div css={onScreen}>
        <Section heading={formatMessage(messages.keep)}>
          <Actions>
            {!isDraft && (
              <>
                <Button asChild variant="outline" icon={<CalendarPlus aria-hidden />}>
                  <a href={apiBase + fill(calendarFeedEndpoints.getShowCalendar.path, { slug: show.slug })} download>
                    <FormattedMessage {...messages.addToCalendar} />
                  </a>
                </Button>
                <Button
                  variant="outline"
                  icon={<Share2 aria-hidden />}
                  onClick={({ currentTarget }) =>
                    share({ title: show.name, url: new URL(path, currentTarget.ownerDocument.baseURI).href })
                  }
                >
                  <FormattedMessage {...messages.share} />
                </Button>
              </>
            )}
            <Button variant="outline" icon={<Printer aria-hidden />} onClick={() => effects.print()}>
              <FormattedMessage {...messages.print} />
            </Button>
          </Actions>
          <chakra.p role="status" marginTop="3">
            {outcome && <FormattedMessage {...messages[outcome === 'copied' ? 'linkCopied' : 'copyFailed']} />}
          </chakra.p>
        </Section>
      </chakra.div>
    </Columns>
  )
}
