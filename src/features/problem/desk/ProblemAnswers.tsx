import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskProblem } from '#contract/problem/desk'
import { useFormats } from '../../../i18n/useFormats'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { AnswerProblem } from './AnswerProblem'
import { reportMessages as messages } from './messages'

const Body = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4', '& > ul': { width: 'full' } },
})
const Text = chakra('p', { base: { color: 'fg', marginTop: '1', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })

const Answers = ({ answers }: Pick<DeskProblem, 'answers'>) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  return (
    <RowList>
      {answers.map(({ text, answeredBy, answeredAt }) => (
        <Row
          key={answeredAt}
          title={
            <FormattedMessage
              {...messages.answeredLine}
              values={{
                by: <bdi>{answeredBy ?? formatMessage(messages.deletedAdmin)}</bdi>,
                ...localMoment(answeredAt),
              }}
            />
          }
          facts={<Text>{text}</Text>}
        />
      ))}
    </RowList>
  )
}

/** What was answered by email, and the way to answer. */
export const ProblemAnswers = ({ report }: { report: DeskProblem }) => {
  const { answers, email } = report
  const none = email === null ? messages.noAddress : messages.noAnswers
  return (
    <Section heading={<FormattedMessage {...messages.answers} />}>
      <Body>
        {answers.length > 0 ? (
          <Answers answers={answers} />
        ) : (
          <p>
            <FormattedMessage {...none} />
          </p>
        )}
        {email !== null && <AnswerProblem report={report} email={email} />}
      </Body>
    </Section>
  )
}
