import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Dog } from '#contract/dog/dog'
import type { DogEntry } from '#contract/dog/change'
import { fill, paths } from '#contract/shared/paths'
import { useGetDogEntriesInfiniteQuery } from '../../../api/dog/dogApi'
import { itemsOf } from '../../../api/paging'
import { typeMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Numeral } from '../../../ui/kit/Numeral'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { ShowMore } from '../../../ui/kit/ShowMore'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import { entryMessages as messages } from './detailMessages'

const Day = chakra('div', {
  base: { width: '64px', textStyle: 'small', fontWeight: 'semibold', '& > span': { display: 'block' } },
})

const EntryRow = ({ entry: { item, status, purchaseId, refund } }: { entry: DogEntry }) => {
  const { formatMessage } = useIntl()
  const { shortMonth, longDay, money } = useFormats()
  const { showName, date, startTime: time, ring, type } = item
  return (
    <Row
      lead={
        <Day>
          <Numeral size="l">{date.slice(8)}</Numeral>
          {shortMonth(date)} {date.slice(0, 4)}
        </Day>
      }
      title={
        <TextLink asChild>
          <Link to={fill(paths.show, { slug: item.showSlug })}>{showName}</Link>
        </TextLink>
      }
      tags={
        status === 'withdrawn' && (
          <StateTag>
            <FormattedMessage
              {...(refund === null ? messages.withdrawn : messages.withdrawnBack)}
              values={{ amount: refund === null ? '' : money(refund, item.currency) }}
            />
          </StateTag>
        )
      }
      facts={<FormattedMessage {...messages.line} values={{ type: formatMessage(typeMessages[type]), ring, time }} />}
      end={
        purchaseId !== null && (
          <TextLink asChild>
            <Link
              to={fill(paths.purchase, { id: purchaseId })}
              aria-label={formatMessage(messages.receiptOf, { show: showName, date: longDay(date) })}
            >
              <FormattedMessage {...messages.receipt} />
            </Link>
          </TextLink>
        )
      }
    />
  )
}

const list = {
  ahead: { order: 'oldest', heading: messages.ahead },
  past: { order: 'newest', heading: messages.past },
} as const

/** What a dog is entered in, or was; of the past nothing is said where there is none. */
export const Entries = ({ dog, when }: { dog: Dog; when: 'ahead' | 'past' }) => {
  const { formatMessage } = useIntl()
  const { order, heading } = list[when]
  const query = useGetDogEntriesInfiniteQuery({ slug: dog.slug, when, order })
  const entries = itemsOf(query.data)
  if (entries?.length === 0 && when === 'past') return null
  return (
    <Section heading={formatMessage(heading)}>
      {!entries && query.isError && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void query.refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!entries && !query.isError && <SkeletonRows label={formatMessage(messages.loading)} />}
      {entries?.length === 0 && (
        <p>
          <FormattedMessage {...messages.none} values={{ dog: dog.name }} />
        </p>
      )}
      {entries && entries.length > 0 && (
        <>
          <RowList label={formatMessage(heading)}>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </RowList>
          <ShowMore
            rows={entries.length}
            hasMore={query.hasNextPage}
            pending={query.isFetchingNextPage}
            failed={query.isFetchNextPageError && formatMessage(messages.failedText)}
            onMore={() => void query.fetchNextPage()}
          >
            <FormattedMessage {...messages.more} />
          </ShowMore>
        </>
      )}
    </Section>
  )
}
