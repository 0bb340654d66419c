import { OnDemand } from '../../../ui/kit/OnDemand'
import { HouseholdMessages } from './HouseholdMessages'

const load = async () => (await import(/* webpackChunkName: "own-data" */ './HouseholdPart')).HouseholdPart

/** With whom the reader shares a household; comes after the rest of the profile. */
export const Household = () => (
  <HouseholdMessages>
    <OnDemand name="household" load={load}>
      {(Part) => <Part />}
    </OnDemand>
  </HouseholdMessages>
)
