import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { LevelProposal, UnfitAtDesk } from '#contract/dog/level'
import { fill, paths } from '#contract/shared/paths'
import { useGetLevelProposalsQuery } from '../../../api/dog/levelApi'
import { useBreedName } from '../../../i18n/useBreedName'
import { useFormats } from '../../../i18n/useFormats'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { messages } from './levelMessages'

const ProposalRow = ({ proposal }: { proposal: LevelProposal }) => {
  const { longDay } = useFormats()
  const breedName = useBreedName()
  const { dog, rank, next, clearRounds: clear, agilityRounds: agility, earnedOn, isFlagged, own } = proposal
  return (
    <Row
      title={
        <TextLink asChild textStyle="h3">
          <Link to={fill(paths.deskDog, { slug: dog.slug })}>
            <bdi>{dog.name}</bdi>
          </Link>
        </TextLink>
      }
      tags={
        <>
          {isFlagged && (
            <StateTag tone="warning">
              <FormattedMessage {...messages.listFlagged} />
            </StateTag>
          )}
          {own && (
            <StateTag>
              <FormattedMessage {...messages.listOwn} />
            </StateTag>
          )}
        </>
      }
      facts={
        <>
          <bdi>{breedName(dog.breed)}</bdi>
          <br />
          <FormattedMessage {...messages.listFacts} values={{ rank, next, clear, agility, day: longDay(earnedOn) }} />
        </>
      }
    />
  )
}

/** Entries that the desk moves, keeps or refunds. */
const Unfit = ({ entries }: { entries: readonly UnfitAtDesk[] }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  return (
    <Section heading={formatMessage(messages.unfitHeading)}>
      <p>
        <FormattedMessage {...messages.unfitText} />
      </p>
      <RowList label={formatMessage(messages.unfitHeading)}>
        {entries.map(({ entryId, dogName, showSlug, showName: show, date, startTime: time, ring }) => (
          <Row
            key={entryId}
            title={
              <TextLink asChild textStyle="h3">
                <Link
                  to={`${fill(paths.showEntries, { slug: showSlug })}?${new URLSearchParams({ text: dogName }).toString()}`}
                >
                  <bdi>{dogName}</bdi>
                </Link>
              </TextLink>
            }
            facts={<FormattedMessage {...messages.unfitFacts} values={{ show, day: longDay(date), time, ring }} />}
          />
        ))}
      </RowList>
    </Section>
  )
}

const Known = () => {
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = useGetLevelProposalsQuery()
  return (
    <Page
      before={<DeskTrail section="dogs" />}
      title={formatMessage(messages.listTitle)}
      lead={formatMessage(messages.listLead)}
      width="column"
    >
      {data && data.proposals.length > 0 && (
        <RowList label={formatMessage(messages.listTitle)}>
          {data.proposals.map((proposal) => (
            <ProposalRow key={proposal.id} proposal={proposal} />
          ))}
        </RowList>
      )}
      {data && data.more > 0 && (
        <p>
          <FormattedMessage {...messages.listMore} values={{ count: data.more }} />
        </p>
      )}
      {data && data.unfit.length > 0 && <Unfit entries={data.unfit} />}
      {data?.proposals.length === 0 && data.unfit.length === 0 && (
        <EmptyState heading={<FormattedMessage {...messages.listNone} />}>
          <FormattedMessage {...messages.listNoneText} />
        </EmptyState>
      )}
      {!data && isError && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!data && !isError && <SkeletonRows label={formatMessage(messages.loading)} />}
    </Page>
  )
}

/** /desk/levels: the dogs whose earned level an admin confirms or declines. */
export const DeskLevelsScreen = () => (
  <MessagesOf part="dog.nexus">
    <Known />
  </MessagesOf>
)
