import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import type { PublicRun } from '#contract/results/dogResults'
import { heightMessages, typeMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { Numeral } from '../../../ui/kit/Numeral'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import { messages } from './messages'
import { RoundMark } from './RoundMark'
import { useScoreText } from './useScoreText'

const Day = chakra('div', {
  base: { width: '64px', textStyle: 'small', fontWeight: 'semibold', '& > span': { display: 'block' } },
})

interface Shown {
  withDog?: boolean
  withShow?: boolean
}

const RunRow = ({ run, withDog = false, withShow = true }: Shown & { run: PublicRun }) => {
  const { formatMessage } = useIntl()
  const { shortMonth } = useFormats()
  const result = useScoreText()(run, run.kind)
  const { date, place, round, notForCompetition } = run
  const facts = { type: formatMessage(typeMessages[run.type]), height: formatMessage(heightMessages[run.height]) }
  return (
    <Row
      lead={
        <Day>
          <Numeral size="l">{date.slice(8)}</Numeral>
          {shortMonth(date)} {date.slice(0, 4)}
        </Day>
      }
      title={
        <>
          {withDog && <bdi>{run.dogName}</bdi>}
          {withShow && (
            <TextLink asChild>
              <Link to={fill(paths.show, { slug: run.showSlug })}>{run.showName}</Link>
            </TextLink>
          )}
        </>
      }
      tags={
        notForCompetition && (
          <StateTag>
            <FormattedMessage {...messages.notForCompetition} />
          </StateTag>
        )
      }
      facts={
        result === null ? (
          <FormattedMessage {...messages.runLineShort} values={facts} />
        ) : (
          <FormattedMessage {...messages.runLine} values={{ ...facts, result }} />
        )
      }
      end={
        <>
          <RoundMark round={round} />
          {place !== null && <FormattedMessage {...messages.placed} values={{ place: <Numeral>{place}</Numeral> }} />}
        </>
      }
    />
  )
}

/** Runs of dogs, the newest first. */
export const RunRows = ({ runs, ...shown }: Shown & { runs: readonly PublicRun[] }) => (
  <RowList>
    {runs.map((run) => (
      <RunRow key={run.entryId} run={run} {...shown} />
    ))}
  </RowList>
)
