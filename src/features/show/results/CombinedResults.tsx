import { useIntl } from 'react-intl'
import { lastAwardedSum } from '#contract/results/awarded'
import { podiumPlaces, type CombinedRow, type ShowResults } from '#contract/results/shown'
import type { ShowClass } from '#contract/show/show'
import { useGetClassRunsQuery } from '../../../api/results/resultApi'
import { Section } from '../../../ui/kit/Section'
import { messages as runMessages } from '../../results/shared/messages'
import { PlacingGroups } from '../../results/shared/PlacingGroups'
import { Podium } from '../../results/shared/Podium'
import { WinningDogs } from '../../results/shared/Winners'
import { messages } from './messages'

interface PodiumProps {
  slug: string
  /** Any of its rounds. */
  classId: string
  own: ReadonlySet<string>
}

const CombinedPodium = ({ slug, classId, own }: PodiumProps) => {
  const { formatMessage } = useIntl()
  const combined = useGetClassRunsQuery({ slug, classId }, { refetchOnFocus: true }).data?.combined
  if (!combined?.rows) return null
  const { name, rules, rows } = combined
  const title = formatMessage(runMessages.combinedOf, { name })
  const onPodium = (group: readonly CombinedRow[]) => {
    const rounds = group.map((row) => row.rounds)
    const last = lastAwardedSum(rules.awards, rounds) || podiumPlaces
    return group.filter(({ place }) => place !== null && place <= last)
  }
  return (
    <Section heading={title} level={3}>
      <PlacingGroups rows={rows} rules={rules}>
        {(group, label) => (
          <Podium
            label={formatMessage(messages.podiumOf, { cls: label === undefined ? title : `${title}, ${label}` })}
            rows={onPodium(group)}
          >
            {(winners) => <WinningDogs rules={rules} rows={winners} own={own} />}
          </Podium>
        )}
      </PlacingGroups>
    </Section>
  )
}

interface Props {
  slug: string
  classes: readonly ShowClass[]
  results: ShowResults
  own: ReadonlySet<string>
}

/** The podiums of rounds that count together, once all of them are published. */
export const CombinedResults = ({ slug, classes, results, own }: Props) => {
  const published = new Set(results.map(({ classId }) => classId))
  const names = new Set(classes.map(({ combinedAs }) => combinedAs).filter((name) => name !== ''))
  return [...names].map((name) => {
    const rounds = classes.filter((cls) => cls.combinedAs === name && cls.cancelReason === null)
    const [first] = rounds
    if (!first || !rounds.every(({ id }) => published.has(id))) return null
    return <CombinedPodium key={name} slug={slug} classId={first.id} own={own} />
  })
}
