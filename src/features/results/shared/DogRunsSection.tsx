import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import { hasEarnedNextLevel } from '#contract/results/moveUp'
import type { DogRuns as Runs } from '#contract/results/shown'
import { Notice } from '../../../ui/kit/Notice'
import { Section } from '../../../ui/kit/Section'
import { messages } from './messages'
import { RunRows } from './RunRows'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })

const MoveUp = ({ dog, runs: { moveUp, promotion } }: { dog: Dog; runs: Pick<Runs, 'moveUp' | 'promotion'> }) => {
  const { clearRounds: clear, agilityRounds: agility, needed, neededInAgility } = moveUp
  const values = {
    clear,
    agility,
    needed,
    neededInAgility,
    rank: dog.nexusRank,
    next: dog.nexusRank + 1,
    dog: dog.name,
    promotion,
  }
  if (dog.lowerLevel) return <FormattedMessage {...messages.earnedLower} values={values} />
  if (!hasEarnedNextLevel(moveUp)) return <FormattedMessage {...messages.moveUp} values={values} />
  return (
    <Notice>
      <FormattedMessage {...messages.earned} values={values} />
    </Notice>
  )
}

/** What a dog has run, and how far that has brought it towards its next level. */
export const DogRunsSection = ({ dog, runs }: { dog: Dog; runs: Runs }) => (
  <Section heading={<FormattedMessage {...messages.dogRuns} />}>
    <Root>
      <div>
        <MoveUp dog={dog} runs={runs} />
      </div>
      <RunRows runs={runs.runs} />
    </Root>
  </Section>
)
