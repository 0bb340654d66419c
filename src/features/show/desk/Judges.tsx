import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import type { DeskShow, JudgeAnswer } from '#contract/show/desk'
import { openDesk } from '#contract/access/screenPolicies'
import { fill, paths } from '#contract/shared/paths'
import { selectAllowed } from '../../../store/access/access'
import { useAppSelector } from '../../../store/hooks'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import { showMessages as messages } from './messages'

const Answer = ({ judge: { hasAccount, answer } }: { judge: JudgeAnswer }) => {
  if (answer === 'declined')
    return (
      <StateTag tone="danger">
        <FormattedMessage {...messages.cannotJudge} />
      </StateTag>
    )
  if (answer === 'accepted')
    return (
      <StateTag tone="success">
        <FormattedMessage {...messages.canJudge} />
      </StateTag>
    )
  return (
    <StateTag>
      <FormattedMessage {...(hasAccount ? messages.notAnswered : messages.judgeNoAccount)} />
    </StateTag>
  )
}

/** Who judges a show, and whether they can. */
export const Judges = ({ show: { judgeAnswers } }: { show: DeskShow }) => {
  const isAdmin = useAppSelector((all) => selectAllowed(all, openDesk))
  return (
    <Section heading={<FormattedMessage {...messages.judges} />}>
      {judgeAnswers.length === 0 ? (
        <p>
          <FormattedMessage {...messages.noOne} />
        </p>
      ) : (
        <RowList>
          {judgeAnswers.map((judge) => (
            <Row
              key={judge.id}
              title={
                isAdmin || judge.own ? (
                  <TextLink asChild>
                    <Link to={fill(paths.deskPerson, { id: judge.id })}>
                      <bdi>{judge.name}</bdi>
                    </Link>
                  </TextLink>
                ) : (
                  <bdi>{judge.name}</bdi>
                )
              }
              tags={<Answer judge={judge} />}
              facts={judge.own && judge.answer === null && <FormattedMessage {...messages.answerThere} />}
            />
          ))}
        </RowList>
      )}
    </Section>
  )
}
