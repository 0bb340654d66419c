import { chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { defineMessages } from '../../i18n/defineMessages'
import { useFieldSentence } from '../../i18n/useFieldSentence'
import { selectTally } from '../../store/dogSync/comparisons'
import { type ReportLine, selectDogSync, stepOpened } from '../../store/dogSync/dogSyncSlice'
import { saveReport } from '../../store/tableFile/saveReport'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { SuccessMessage } from '../../ui/kit/SuccessMessage'
import { Counts } from './shared/Counts'
import { dogFieldMessages } from '../dog/shared/fieldMessages'
import { messages } from './messages'

const reportMessages = defineMessages({
  row: { id: 'dogSync.report.row', defaultMessage: 'Row' },
  name: { id: 'dogSync.report.name', defaultMessage: 'Dog' },
  outcome: { id: 'dogSync.report.outcome', defaultMessage: 'Outcome' },
  fields: { id: 'dogSync.report.fields', defaultMessage: 'Changed fields' },
  reason: { id: 'dogSync.report.reason', defaultMessage: 'Reason' },
  added: { id: 'dogSync.report.added', defaultMessage: 'Added' },
  changed: { id: 'dogSync.report.changed', defaultMessage: 'Changed' },
  refused: { id: 'dogSync.report.refused', defaultMessage: 'Not saved' },
  stale: {
    id: 'dogSync.report.stale',
    defaultMessage: 'This dog was changed meanwhile. Review it again.',
  },
  tooMany: {
    id: 'dogSync.report.tooMany',
    defaultMessage: 'You’ve reached the maximum number of dogs for one account.',
  },
  other: { id: 'dogSync.report.other', defaultMessage: 'It couldn’t be saved. Review it again.' },
})

/** What is said of each dog that was sent, on the screen and in the file to download. */
const useReport = () => {
  const { formatMessage, formatList } = useIntl()
  const sentenceOf = useFieldSentence()
  const fieldName = (field: string) => {
    const known = field === 'declaredHeight' ? 'height' : field
    return known in dogFieldMessages ? formatMessage(dogFieldMessages[known as keyof typeof dogFieldMessages]) : field
  }
  const reasonOf = ({ code, refused = {} }: ReportLine): string => {
    const fields = Object.entries(refused).map(([field, reason]) => `${fieldName(field)}: ${sentenceOf(reason)}`)
    if (fields.length > 0) return fields.join(' ')
    if (code === 'stale') return formatMessage(reportMessages.stale)
    return formatMessage(code === 'too_many_dogs' ? reportMessages.tooMany : reportMessages.other)
  }
  const outcomes = {
    added: reportMessages.added,
    changed: reportMessages.changed,
    refused: reportMessages.refused,
  }
  const table = (report: readonly ReportLine[]): string[][] => [
    [reportMessages.row, reportMessages.name, reportMessages.outcome, reportMessages.fields, reportMessages.reason].map(
      (head) => formatMessage(head),
    ),
    ...report.map((line) => [
      String(line.row),
      line.name,
      formatMessage(outcomes[line.outcome]),
      formatList(line.fields.map(fieldName)),
      line.outcome === 'refused' ? reasonOf(line) : '',
    ]),
  ]
  return { reasonOf, table }
}

const shownAtMost = 50
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** What was saved and what was not, to keep as a file. */
export const DoneStep = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { report } = useAppSelector(selectDogSync)
  const { toReview } = useAppSelector(selectTally)
  const { reasonOf, table } = useReport()
  const lines = Object.values(report)
  const refused = lines.filter(({ outcome }) => outcome === 'refused')
  const count = (outcome: 'added' | 'changed' | 'refused', message: keyof typeof messages) => {
    const number = lines.filter((line) => line.outcome === outcome).length
    return { label: formatMessage(messages[message], { count: number }), count: number }
  }
  const actions = (
    <Actions>
      <Button
        variant="outline"
        icon={<Download aria-hidden />}
        onClick={() => void dispatch(saveReport('dog-sync.csv', table(lines)))}
      >
        <FormattedMessage {...messages.download} />
      </Button>
      {toReview > 0 && (
        <Button variant="outline" onClick={() => dispatch(stepOpened({ step: 'review', selected: null }))}>
          <FormattedMessage {...messages.backToReview} />
        </Button>
      )}
      <Button asChild variant="quiet">
        <Link to={paths.dogs}>
          <FormattedMessage {...messages.backToDogs} />
        </Link>
      </Button>
    </Actions>
  )
  return (
    <>
      <SuccessMessage level={2} heading={formatMessage(messages.done)} action={actions}>
        <FormattedMessage {...messages.doneText} />
      </SuccessMessage>
      <Counts
        label={formatMessage(messages.done)}
        items={[count('added', 'doneAdded'), count('changed', 'doneChanged'), count('refused', 'doneRefused')]}
      />
      {refused.length > 0 && (
        <Section heading={formatMessage(messages.notSaved)}>
          <RowList>
            {refused.slice(0, shownAtMost).map((line) => (
              <Row key={line.row} title={<span dir="auto">{line.name}</span>} facts={reasonOf(line)} />
            ))}
          </RowList>
        </Section>
      )}
    </>
  )
}
