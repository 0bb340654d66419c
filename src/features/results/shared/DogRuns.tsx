import type { Dog } from '#contract/dog/dog'
import { useGetDogRunsQuery, useGetLatestRunsQuery } from '../../../api/results/resultApi'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { OnDemand } from '../../../ui/kit/OnDemand'

const loadDogRuns = async () => (await import(/* webpackChunkName: "dog-runs" */ './DogRunsSection')).DogRunsSection
const loadLatest = async () =>
  (await import(/* webpackChunkName: "dog-runs" */ './LatestRunsSection')).LatestRunsSection

/** The runs of a dog; nothing where it has none. */
export const DogRuns = ({ dog }: { dog: Dog }) => {
  const { data } = useGetDogRunsQuery(dog.slug, { refetchOnFocus: true })
  if (!data || data.runs.length === 0) return null
  return (
    <MessagesOf part="results.runs">
      <OnDemand name="dog's runs" load={loadDogRuns}>
        {(DogRunsSection) => <DogRunsSection dog={dog} runs={data} />}
      </OnDemand>
    </MessagesOf>
  )
}

/** The newest runs of the member's dogs; nothing where there are none. */
export const LatestRuns = () => {
  const { data = [] } = useGetLatestRunsQuery(undefined, { refetchOnFocus: true })
  if (data.length === 0) return null
  return (
    <MessagesOf part="results.runs">
      <OnDemand name="latest runs" load={loadLatest}>
        {(LatestRunsSection) => <LatestRunsSection runs={data} />}
      </OnDemand>
    </MessagesOf>
  )
}
