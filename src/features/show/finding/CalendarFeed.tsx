import { chakra } from '@chakra-ui/react'
import { CalendarPlus, Copy, Trash2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  useEndCalendarFeedMutation,
  useGetCalendarFeedQuery,
  useMakeCalendarFeedMutation,
} from '../../../api/account/calendarFeedApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useShareAndCopy } from '../../../store/ui/shareAndCopy'
import { Button } from '../../../ui/kit/Button'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Section } from '../../../ui/kit/Section'
import { TextField } from '../../../ui/kit/TextField'
import { messages } from '../messages'
import { findingMessages } from './findingMessages'

const Part = chakra('div', { base: { maxWidth: '720px', marginTop: '7', '@media print': { display: 'none' } } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginBlock: '4' } })

/** The private link by which a calendar reads a member's runs: made here, shown once, replaced and deleted here. */
export const CalendarFeed = () => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const feed = useGetCalendarFeedQuery()
  const [make, made] = useMakeCalendarFeedMutation(useCallKey('make calendar feed'))
  const [end, ended] = useEndCalendarFeedMutation(useCallKey('end calendar feed'))
  const { outcome, copy } = useShareAndCopy()
  const since = feed.data?.createdAt ?? null
  // Only while it is the one that works.
  const address = made.data && made.data.createdAt === since ? made.data.address : null
  return (
    <Part>
      <Section heading={formatMessage(findingMessages.feed)}>
        <p>
          <FormattedMessage {...findingMessages.feedText} />
        </p>
        {feed.isError && (
          <ErrorState heading={formatMessage(findingMessages.feedFailed)} onAgain={() => void feed.refetch()}>
            <FormattedMessage {...messages.failedText} />
          </ErrorState>
        )}
        {since !== null && address === null && (
          <chakra.p marginTop="3">
            <FormattedMessage {...findingMessages.feedSince} values={{ day: localMoment(since).day }} />
          </chakra.p>
        )}
        {address !== null && (
          <chakra.div marginTop="4">
            <TextField
              label={formatMessage(findingMessages.feedAddress)}
              hint={formatMessage(findingMessages.feedOnce)}
              value={address}
              readOnly
            />
          </chakra.div>
        )}
        {feed.data && (
          <Actions>
            {address !== null && (
              <Button variant="outline" icon={<Copy aria-hidden />} onClick={() => copy(address)}>
                <FormattedMessage {...findingMessages.copyLink} />
              </Button>
            )}
            <Button
              variant="outline"
              icon={<CalendarPlus aria-hidden />}
              pending={made.isLoading}
              onClick={() => void make()}
            >
              <FormattedMessage {...findingMessages[since === null ? 'feedMake' : 'feedReplace']} />
            </Button>
            {since !== null && (
              <Button
                variant="outline"
                icon={<Trash2 aria-hidden />}
                pending={ended.isLoading}
                onClick={() => void end()}
              >
                <FormattedMessage {...findingMessages.feedEnd} />
              </Button>
            )}
          </Actions>
        )}
        <p role="status">
          {outcome && <FormattedMessage {...findingMessages[outcome === 'copied' ? 'copied' : 'copyFailed']} />}
        </p>
      </Section>
    </Part>
  )
}
