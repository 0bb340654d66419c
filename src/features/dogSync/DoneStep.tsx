import { chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { selectTally } from '../../store/dogSync/comparisons'
import { stepOpened, selectDogSync } from '../../store/dogSync/dogSyncSlice'
import { saveReport } from '../../store/dogSync/saveReport'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { SuccessMessage } from '../../ui/kit/SuccessMessage'
import { Counts } from './Counts'
import { messages } from './messages'
import { useReport } from './useReport'

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
      <Button variant="outline" icon={<Download aria-hidden />} onClick={() => void dispatch(saveReport(table(lines)))}>
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
