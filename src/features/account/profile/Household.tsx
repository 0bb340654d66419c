import { OnDemand } from '../../../ui/kit/OnDemand'
import { HouseholdMessagesPart } from './HouseholdMessagesPart'

const load = async () => (await import(/* webpackChunkName: "own-data" */ './HouseholdPart')).HouseholdPart

/** The household of the reader; loaded after the rest of the profile. */
export const Household = () => (
  <HouseholdMessagesPart>
    <OnDemand name="household" load={load}>
      {(Part) => <Part />}
    </OnDemand>
  </HouseholdMessagesPart>
)
