import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isAwarded, lastAwarded } from '#contract/results/awarded'
import type { SheetRules } from '#contract/results/sheetRules'
import { speedOf } from '#contract/results/speed'
import { hasCourseTime } from '#contract/show/classFormat'
import type { PublishedOrder, PublishedResults, PublishedRow } from '#contract/results/shown'
import { useFormats } from '../../../i18n/useFormats'
import { Numeral } from '../../../ui/kit/Numeral'
import { StateTag } from '../../../ui/kit/StateTag'
import { GroupedTable, Table } from '../../../ui/kit/Table'
import { AwardMark } from './AwardMark'
import { gradeMessages, messages } from './messages'
import { Corrections } from './Corrections'
import { RoundMark } from './RoundMark'
import { ScoringText } from './ScoringText'
import { TeamTable } from './TeamTable'
import { totalMessage } from './totalMessage'
import { DogName, Handler, NameLine } from './RunnerNames'
import { usePlacingGroups } from './usePlacingGroups'
import { useHundredths } from '../../../i18n/useHundredths'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3', paddingBottom: '4' } })
const Note = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' } })

/** A running order as it was published. */
export const OrderTable = ({
  order: { revision, publishedAt, seed, runs },
  own,
}: {
  order: PublishedOrder
  own: ReadonlySet<string>
}) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const { day, time } = localMoment(publishedAt)
  return (
    <Root>
      <Note>
        <FormattedMessage {...messages.orderPublished} values={{ moment: `${day}, ${time}` }} />{' '}
        {revision > 1 && (
          <StateTag tone="warning">
            <FormattedMessage {...messages.revision} values={{ revision }} />
          </StateTag>
        )}
      </Note>
      <Table
        label={formatMessage(messages.orderTable)}
        head={[
          { label: formatMessage(messages.number), numeral: true },
          { label: formatMessage(messages.dog) },
          { label: formatMessage(messages.handler) },
        ]}
        rows={runs.map(({ entryId, handler, ...run }, index) => ({
          id: entryId,
          cells: [
            <Numeral key="n">{index + 1}</Numeral>,
            <DogName key="d" {...run} isOwn={own.has(entryId)} />,
            <Handler key="h" name={handler} />,
          ],
        }))}
      />
      <Note>
        <FormattedMessage {...messages.seed} values={{ seed }} />
      </Note>
    </Root>
  )
}

interface ResultRowsProps {
  rows: readonly PublishedRow[]
  rules: SheetRules
  own: ReadonlySet<string>
  /** Metres; of a class whose speeds are shown. */
  courseLength?: number | null
  /** All results of the class are there: which are awarded is known. */
  isWhole?: boolean
}

/** Results of one class, all or some of them, by who is placed against each other. */
export const ResultRows = ({ rows, rules, own, courseLength = null, isWhole = false }: ResultRowsProps) => {
  const { formatMessage } = useIntl()
  const hundredths = useHundredths()
  const groupsOf = usePlacingGroups()
  const { kind } = rules
  const numeral = (value: number | null) => (value === null ? null : hundredths(value))
  const rowsOf = (group: readonly PublishedRow[]) => {
    const awarded = isWhole ? lastAwarded(rules.awards, group) : 0
    return group.map(
      ({
        entryId,
        place,
        handler,
        time,
        courseFaults,
        timeFaults,
        total,
        points,
        round,
        disqualified,
        grade,
        ...dog
      }) => ({
        id: entryId,
        cells: [
          place === null ? null : <Numeral key="p">{place}</Numeral>,
          <DogName key="d" {...dog} isOwn={own.has(entryId)} />,
          <Handler key="h" name={handler} />,
          total === null && points === null ? null : numeral(time),
          ...(courseLength === null ? [] : [numeral(speedOf({ round, time }, courseLength))]),
          ...(kind === 'points' ? [] : [numeral(courseFaults), ...(hasCourseTime(kind) ? [numeral(timeFaults)] : [])]),
          points ?? numeral(total),
          <NameLine key="r">
            <RoundMark round={round} disqualified={disqualified} />
            {grade && (
              <StateTag>
                <FormattedMessage {...gradeMessages[grade]} />
              </StateTag>
            )}
            {isAwarded({ place }, awarded) && <AwardMark />}
          </NameLine>,
        ],
      }),
    )
  }
  return (
    <GroupedTable
      label={formatMessage(messages.resultTable)}
      head={[
        { label: formatMessage(messages.place), numeral: true },
        { label: formatMessage(messages.dog) },
        { label: formatMessage(messages.handler) },
        { label: formatMessage(messages.time), numeral: true },
        ...(courseLength === null ? [] : [{ label: formatMessage(messages.speed), numeral: true }]),
        ...(kind === 'points'
          ? []
          : [
              { label: formatMessage(messages.courseFaults), numeral: true },
              ...(hasCourseTime(kind) ? [{ label: formatMessage(messages.timeFaults), numeral: true }] : []),
            ]),
        { label: formatMessage(totalMessage(kind)), numeral: true },
        { label: formatMessage(messages.round) },
      ]}
      groups={groupsOf(rows, rules).map((group) => ({ ...group, rows: rowsOf(group.rows) }))}
    />
  )
}

/** The results of a class as they were published. */
export const ResultTable = ({ results, own }: { results: PublishedResults; own: ReadonlySet<string> }) => {
  const hundredths = useHundredths()
  const { courseTime, courseLength, maximumTime, isCorrected, corrections, rules, rows } = results
  return (
    <Root>
      <Note>
        <span>
          {courseTime !== null && (
            <FormattedMessage
              {...(courseLength === null ? messages.course : messages.courseWithLength)}
              values={{ time: hundredths(courseTime), length: courseLength }}
            />
          )}
        </span>{' '}
        {isCorrected && (
          <StateTag tone="warning">
            <FormattedMessage {...messages.corrected} />
          </StateTag>
        )}
      </Note>
      <Corrections corrections={corrections} />
      {rules.teamSize === null ? (
        <ResultRows rows={rows} rules={rules} own={own} courseLength={courseLength} isWhole />
      ) : (
        <TeamTable rows={rows} rules={rules} own={own} />
      )}
      <Note>
        <ScoringText rules={rules} maximumTime={maximumTime} />
      </Note>
    </Root>
  )
}
