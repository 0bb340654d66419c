import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { ShowSummary } from '#contract/show/show'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { messages } from '../messages'
import { ShowRow } from '../ShowRow'
import { findingMessages } from './findingMessages'
import { byDistance, type Near } from './near'

const Note = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', paddingTop: '4' } })

interface Props {
  shows: readonly ShowSummary[]
  near: Near
  /** The addresses of the shows that the member has entered. */
  entered: ReadonlySet<string>
}

/** Shows by how far away they are. */
export const NearestShows = ({ shows, near, entered }: Props) =>
  shows.length > 0 && (
    <Section heading={<FormattedMessage {...messages.nearest} values={{ town: near.name }} />}>
      <RowList>
        {byDistance(shows, near).map(({ show, kilometres }) => (
          <ShowRow key={show.slug} show={show} entered={entered.has(show.slug)} kilometres={kilometres} />
        ))}
      </RowList>
      <MessagesOf part="show.finding">
        <Note>
          <FormattedMessage {...findingMessages.straightLine} />
        </Note>
      </MessagesOf>
    </Section>
  )
