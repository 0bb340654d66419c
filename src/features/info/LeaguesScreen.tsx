import { MessagesOf } from '../../ui/kit/MessagesOf'
import { OnDemand } from '../../ui/kit/OnDemand'
import { Weave } from '../../ui/art/Weave'
import { InfoPage } from './InfoPage'
import { usePageText } from './usePageText'

const load = async () => (await import(/* webpackChunkName: "leagues" */ '../results/shared/LeagueTables')).LeagueTables

/** /leagues: the tables, and what leagues are, as the organisation has written it. */
export const LeaguesScreen = () => (
  <InfoPage
    text={usePageText('leagues')}
    art={<Weave />}
    before={
      <MessagesOf part="results.runs">
        <OnDemand name="leagues" load={load}>
          {(LeagueTables) => <LeagueTables />}
        </OnDemand>
      </MessagesOf>
    }
  />
)
