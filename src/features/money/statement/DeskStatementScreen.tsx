import { chakra } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Statement } from '#contract/money/statement'
import { paths } from '#contract/shared/paths'
import { useGetStatementQuery, useSettleLinesMutation } from '../../../api/money/statementApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { useSelection } from '../../../store/selection/useSelection'
import { Button } from '../../../ui/kit/Button'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { Section } from '../../../ui/kit/Section'
import { useLostFocus } from '../../../ui/kit/useLostFocus'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { Fetched } from '../../desk/shared/Fetched'
import { groupLines, settlementOf, type ProposedLine } from './lineGroups'
import { MatchedLines } from './MatchedLines'
import { messages } from './messages'
import { Outcome, settleCall } from './Outcome'
import { ProposedLines } from './ProposedLines'
import { SettledLines } from './SettledLines'
import { StatementFigures } from './StatementFigures'
import { UnknownLines } from './UnknownLines'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: { base: '6', md: '7' } } })
const Hint = chakra('p', { base: { color: 'fg.muted', marginBlock: '2' } })

/** The id of the list whose proposals were rejected, under which its selection is kept. */
const rejectedList = 'statement/rejected'

const Lines = ({ known }: { known: Statement }) => {
  const { formatMessage } = useIntl()
  const { selected: rejected, toggle: reject } = useSelection(rejectedList)
  const [settle, { isLoading }] = useSettleLinesMutation(useCallKey(settleCall))
  const { open, openInAll, settled } = known
  const groups = groupLines(open, rejected)
  const part = useLostFocus(known)
  const settleAll = (lines: readonly ProposedLine[]) => void settle(lines.map((line) => settlementOf(line, line.match)))
  return (
    <Parts ref={part} tabIndex={-1}>
      <Outcome />
      {open.length === 0 ? (
        <EmptyState level={2} heading={<FormattedMessage {...messages.none} />}>
          <FormattedMessage {...messages.noneText} />
        </EmptyState>
      ) : (
        <div>
          <StatementFigures lines={open} groups={groups} />
          {open.length < openInAll && (
            <Hint>
              <FormattedMessage {...messages.someShown} values={{ shown: open.length, count: openInAll }} />
            </Hint>
          )}
        </div>
      )}
      {groups.proposed.length > 0 && (
        <Section heading={<FormattedMessage {...messages.proposed} />}>
          <ProposedLines
            lines={groups.proposed}
            pending={isLoading}
            onAccept={(line) => settleAll([line])}
            onReject={reject}
          />
        </Section>
      )}
      {groups.unknown.length > 0 && (
        <Section heading={<FormattedMessage {...messages.unknown} />}>
          <Hint>
            <FormattedMessage {...messages.unknownText} />
          </Hint>
          <UnknownLines lines={groups.unknown} />
        </Section>
      )}
      {groups.matched.length > 0 && (
        <Section heading={<FormattedMessage {...messages.matched} />}>
          <MatchedLines lines={groups.matched} pending={isLoading} onSettle={settleAll} />
        </Section>
      )}
      {settled.length > 0 && (
        <Section heading={<FormattedMessage {...messages.settled} />}>
          <SettledLines label={formatMessage(messages.settled)} lines={settled} />
        </Section>
      )}
    </Parts>
  )
}

const BankStatement = () => {
  const { formatMessage } = useIntl()
  const query = useGetStatementQuery(undefined, { refetchOnFocus: true })
  return (
    <Page
      before={<DeskTrail section="money" />}
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      aside={
        <Button asChild variant="outline" icon={<Upload aria-hidden />}>
          <Link to={paths.importStatement}>
            <FormattedMessage {...messages.import} />
          </Link>
        </Button>
      }
    >
      <Fetched query={query} messages={messages}>
        {(known) => <Lines known={known} />}
      </Fetched>
    </Page>
  )
}

/** /desk/money/statement: lines of bank statements, to be matched with payments. */
export const DeskStatementScreen = () => (
  <MessagesOf part="money">
    <BankStatement />
  </MessagesOf>
)
