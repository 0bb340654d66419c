import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { daysBetween } from '#contract/shared/calendar'
import { limits } from '#contract/shared/limits'
import type { OpenSession, OpenSessions } from '#contract/account/session'
import { useStopActingMutation } from '../../../api/account/actingApi'
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetSessionsQuery,
} from '../../../api/account/sessionsApi'
import { commonMessages } from '../../../i18n/commonMessages'
import { useFormats } from '../../../i18n/useFormats'
import { useListAddress } from '../../../lists/useListAddress'
import { useAppSelector } from '../../../store/hooks'
import { useCallKey } from '../../../store/router/useCallKey'
import { selectNow } from '../../../store/ui/uiSlice'
import { Button } from '../../../ui/kit/Button'
import { DataTable } from '../../../ui/kit/DataTable'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Notice } from '../../../ui/kit/Notice'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { StateTag } from '../../../ui/kit/StateTag'
import { SearchField } from '../../../ui/kit/SearchField'
import type { DataColumn } from '../../../ui/kit/useTableRows'
import { messages } from './securityMessages'

const deadlineShownDays = 30

const choices = { sort: ['-used', 'used', 'since', '-since', 'device', '-device'], text: null, page: null } as const
/** More than one screen of them: they can be searched. */
const pageSize = 10
const Search = chakra('div', { base: { maxWidth: '340px', marginBottom: '4' } })

const End = ({ id, place }: { id: string; place: string }) => {
  const { formatMessage } = useIntl()
  const [end, { isLoading }] = useEndSessionMutation(useCallKey(`end session ${id}`))
  return (
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

const useColumns = (): DataColumn<OpenSession>[] => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const today = localMoment(useAppSelector(selectNow)).day
  return useMemo(() => {
    const placeOf = ({ browser, system }: OpenSession) =>
      [browser, system].filter(Boolean).join(', ') || formatMessage(messages.unknownDevice)
    return [
      {
        id: 'device',
        label: formatMessage(messages.device),
        sortBy: placeOf,
        textOf: placeOf,
        cell: (session) => (
          <>
            {placeOf(session)}{' '}
            {session.current && (
              <StateTag tone="success">
                <FormattedMessage {...messages.thisOne} />
              </StateTag>
            )}
          </>
        ),
      },
      {
        id: 'since',
        label: formatMessage(messages.since),
        sortBy: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => <FormattedMessage {...messages.moment} values={localMoment(createdAt)} />,
      },
      {
        id: 'used',
        label: formatMessage(messages.lastUsed),
        sortBy: ({ lastUsedAt }) => lastUsedAt,
        cell: ({ lastUsedAt }) => {
          const moment = localMoment(lastUsedAt)
          return <FormattedMessage {...messages[moment.day === today ? 'today' : 'moment']} values={moment} />
        },
      },
      {
        id: 'end',
        label: formatMessage(messages.end),
        hideLabel: true,
        cell: (session) => !session.current && <End id={session.id} place={placeOf(session)} />,
      },
    ]
  }, [formatMessage, localMoment, today])
}

/** An admin acts for the reader, who may stop that. */
const Acting = ({ by, until }: OpenSessions['acting'][number]) => {
  const { localMoment } = useFormats()
  const [stop, { isLoading }] = useStopActingMutation(useCallKey('stop acting'))
  return (
    <chakra.div marginBottom="4">
      <Notice
        tone="warning"
        action={
          <Button variant="outline" dense pending={isLoading} onClick={() => void stop()}>
            <FormattedMessage {...messages.stopActing} />
          </Button>
        }
      >
        <FormattedMessage {...messages.acting} values={{ name: <bdi>{by}</bdi>, time: localMoment(until).time }} />
      </Notice>
    </chakra.div>
  )
}

/** Where the account is logged in; any but this one can be ended. */
export const Sessions = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const today = useAppSelector(selectNow).slice(0, 10)
  const { data, isError, refetch } = useGetSessionsQuery()
  const [{ sort, text, page }, change] = useListAddress(choices)
  const columns = useColumns()
  const sessions = data?.sessions
  const limitDay = data?.limitReachedAt?.slice(0, 10) ?? null
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation(useCallKey('end sessions'))
  return (
    <Section heading={formatMessage(messages.sessions)}>
      {isError && !sessions && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!sessions && !isError && <SkeletonRows rows={2} label={formatMessage(messages.loading)} />}
      {data?.acting.map((one) => (
        <Acting key={one.by + one.until} {...one} />
      ))}
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
      {sessions && (sessions.length > pageSize || text !== '') && (
        <Search role="search">
          <SearchField
            label={formatMessage(commonMessages.search)}
            value={text}
            onChange={(next) => change({ text: next, page: '' })}
          />
        </Search>
      )}
      {sessions && (
        <DataTable
          label={formatMessage(messages.sessions)}
          columns={columns}
          rows={sessions}
          rowId={({ id }) => id}
          sort={sort}
          onSort={(next) => change({ sort: next as typeof sort })}
          text={text}
          page={Number(page) || 1}
          pageSize={pageSize}
          onPage={(next) => change({ page: next === 1 ? '' : String(next) })}
        />
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
