import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Audience, AudienceCount as Count } from '#contract/member/mailing'
import { leftOutReasons, type MailKind } from '#contract/member/mailKinds'
import { useCountAudienceQuery } from '../../../api/member/mailingApi'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Notice } from '../../../ui/kit/Notice'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { audienceMessages as messages, countMessages, leftOutMessages } from './messages'

const List = chakra('ul', { base: { listStyle: 'disc', paddingInlineStart: '5', color: 'fg.muted' } })
const Strong = chakra('p', { base: { textStyle: 'h3' } })
const Muted = chakra('p', { base: { color: 'fg.muted' } })

/** How many were left out, by reason; nothing where none was. */
export const LeftOut = ({ leftOut }: Pick<Count, 'leftOut'>) => {
  const shown = leftOutReasons.filter((reason) => leftOut[reason] > 0)
  if (shown.length === 0) return null
  return (
    <List>
      {shown.map((reason) => (
        <li key={reason}>
          <FormattedMessage {...leftOutMessages[reason]} values={{ count: leftOut[reason] }} />
        </li>
      ))}
    </List>
  )
}

/** How many get an email, in which languages, and why others do not: as it is at this moment. */
export const AudienceCount = ({ kind, audience }: { kind: MailKind; audience: Audience }) => {
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = useCountAudienceQuery(
    { kind, audience },
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  )
  if (!data && isError)
    return (
      <ErrorState heading={formatMessage(messages.countFailed)} onAgain={() => void refetch()}>
        <FormattedMessage {...messages.countFailedText} />
      </ErrorState>
    )
  if (!data) return <SkeletonRows rows={1} label={formatMessage(messages.counting)} />
  const { recipients, byLocale, leftOut } = data
  return (
    <div role="status">
      <Strong>
        <FormattedMessage {...countMessages.recipients} values={{ count: recipients }} />
      </Strong>
      {recipients > 0 ? (
        <Muted>
          <FormattedMessage {...messages.languages} values={byLocale} />
        </Muted>
      ) : (
        <Notice tone="warning">
          <FormattedMessage {...messages.noOne} />
        </Notice>
      )}
      {leftOutReasons.some((reason) => leftOut[reason] > 0) && (
        <Muted>
          <FormattedMessage {...messages.leftOut} />
        </Muted>
      )}
      <LeftOut leftOut={leftOut} />
    </div>
  )
}
