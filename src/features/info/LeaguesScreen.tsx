import { OnDemand } from '../../ui/kit/OnDemand'
import { Weave } from '../../ui/art/Weave'
import { RunMessages } from '../runs/RunMessages'
import { InfoPage } from './InfoPage'
import { usePageText } from './usePageText'

const load = async () => (await import(/* webpackChunkName: "leagues" */ '../runs/LeagueTables')).LeagueTables

/** /leagues: what leagues are, as the organisation has written it, and how they stand. */
export const LeaguesScreen = () => (
  <InfoPage text={usePageText('leagues')} art={<Weave />}>
    <RunMessages>
      <OnDemand name="leagues" load={load}>
        {(LeagueTables) => <LeagueTables />}
      </OnDemand>
    </RunMessages>
  </InfoPage>
)
