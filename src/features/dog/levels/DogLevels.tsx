import { FormattedMessage, useIntl } from 'react-intl'
import type { DogValue } from '#contract/dog/change'
import type { Dog } from '#contract/dog/dog'
import { useGetLevelMovesQuery } from '../../../api/dog/levelApi'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { messages } from './levelMessages'
import { LevelMoves } from './LevelMoves'

interface Props {
  dog: Dog
  history: readonly DogValue[]
}

const Part = ({ dog, history }: Props) => {
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = useGetLevelMovesQuery(dog.slug)
  return (
    <Section heading={formatMessage(messages.heading)}>
      {data && <LevelMoves moves={data} history={history} />}
      {!data && isError && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!data && !isError && <SkeletonRows label={formatMessage(messages.loading)} />}
    </Section>
  )
}

/** Why a dog has its Nexus level, for its keepers. */
export const DogLevels = (props: Props) => (
  <MessagesOf part="dog.nexus">
    <Part {...props} />
  </MessagesOf>
)
