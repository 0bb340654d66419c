import { FormattedMessage } from 'react-intl'
import type { DogRun } from '#contract/results/shown'
import { Section } from '../../../ui/kit/Section'
import { messages } from './messages'
import { RunRows } from './RunRows'

export const LatestRunsSection = ({ runs }: { runs: readonly DogRun[] }) => (
  <Section heading={<FormattedMessage {...messages.latest} />}>
    <RunRows runs={runs} withDog />
  </Section>
)
