import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Approval, DeskShow } from '#contract/show/desk'
import { useFormats } from '../../../i18n/useFormats'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { StateTag } from '../../../ui/kit/StateTag'
import { showMessages as messages } from './messages'

const Remarks = chakra('blockquote', {
  base: { color: 'fg', marginTop: '1', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})

const Decision = ({ approval: { decision, decidedOn, hasAccount } }: { approval: Approval }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  if (!hasAccount) return <StateTag tone="danger">{formatMessage(messages.noAccount)}</StateTag>
  if (decision === null || decidedOn === null) return <StateTag>{formatMessage(messages.undecided)}</StateTag>
  const [sentence, tone] =
    decision === 'agreed' ? ([messages.agreed, 'success'] as const) : ([messages.returned, 'warning'] as const)
  return <StateTag tone={tone}>{formatMessage(sentence, { day: longDay(decidedOn) })}</StateTag>
}

/** Who has to agree to a show, and what they have said. */
export const Approvals = ({ show: { approvals } }: { show: DeskShow }) => {
  const { formatMessage } = useIntl()
  return (
    <Section heading={<FormattedMessage {...messages.approvers} />}>
      {approvals.length === 0 ? (
        <p>
          <FormattedMessage {...messages.noApprovers} />
        </p>
      ) : (
        <RowList>
          {approvals.map((approval, index) => (
            <Row
              key={index}
              title={<bdi>{approval.own ? formatMessage(messages.you, { name: approval.name }) : approval.name}</bdi>}
              tags={<Decision approval={approval} />}
              facts={approval.remarks !== null && <Remarks>{approval.remarks}</Remarks>}
            />
          ))}
        </RowList>
      )}
    </Section>
  )
}
