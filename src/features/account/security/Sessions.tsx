import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { daysBetween } from '../../../../contract/calendar'
import { limits } from '../../../../contract/limits'
import type { OpenSession } from '../../../../contract/account/session'
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetSessionsQuery,
} from '../../../api/account/sessionsApi'
import { useFormats } from '../../../i18n/useFormats'
import { useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { Button } from '../../../ui/kit/Button'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Notice } from '../../../ui/kit/Notice'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { StateTag } from '../../../ui/kit/StateTag'
import { messages } from './securityMessages'

const deadlineShownDays = 30

const Session = ({ id, current, browser, system, createdAt, lastUsedAt }: OpenSession) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const today = localMoment(useAppSelector(selectNow)).day
  const [end, { isLoading }] = useEndSessionMutation()
  const place = [browser, system].filter(Boolean).join(', ') || formatMessage(messages.unknownDevice)
  const lastUsed = localMoment(lastUsedAt)
  return (
    <Row
      title={place}
      tags={
        current && (
          <StateTag tone="success">
            <FormattedMessage {...messages.thisOne} />
          </StateTag>
        )
      }
      facts={
        <>
          <p>
            <FormattedMessage {...messages.since} values={localMoment(createdAt)} />
          </p>
          <p>
            <FormattedMessage
              {...(lastUsed.day === today ? messages.usedToday : messages.lastUsed)}
              values={lastUsed}
            />
          </p>
        </>
      }
      end={
        !current && (
          <Button
            dense
            variant="outline"
            pending={isLoading}
            aria-label={formatMessage(messages.endOf, { place })}
            onClick={() => void end(id)}
          >
            <FormattedMessage {...messages.end} />
          </Button>
        )
      }
    />
  )
}

/** Where the account is logged in; any but this one can be ended. */
export const Sessions = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const today = useAppSelector(selectNow).slice(0, 10)
  const { data, isError, refetch } = useGetSessionsQuery()
  const sessions = data?.sessions
  const limitDay = data?.limitReachedAt?.slice(0, 10) ?? null
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation()
  return (
    <Section heading={formatMessage(messages.sessions)}>
      {isError && !sessions && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!sessions && !isError && <SkeletonRows rows={2} label={formatMessage(messages.loading)} />}
      {limitDay !== null && daysBetween(limitDay, today) <= deadlineShownDays && (
        <chakra.div marginBottom="4">
          <Notice tone="warning">
            <FormattedMessage
              {...messages.limitReached}
              values={{ limit: limits.sessionsPerAccount, day: longDay(limitDay) }}
            />
          </Notice>
        </chakra.div>
      )}
      {sessions && (
        <RowList label={formatMessage(messages.sessions)}>
          {sessions.map((session) => (
            <Session key={session.id} {...session} />
          ))}
        </RowList>
      )}
      {sessions && sessions.length > 1 && (
        <chakra.div marginTop="4">
          <Button variant="outline" pending={isLoading} onClick={() => void endOthers()}>
            <FormattedMessage {...messages.endOthers} />
          </Button>
        </chakra.div>
      )}
    </Section>
  )
}
