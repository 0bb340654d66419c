import { FormattedMessage } from 'react-intl'
import type { ShowSeason } from '#contract/show/show'
import { Button } from '../../ui/kit/Button'
import { EmptyState } from '../../ui/kit/EmptyState'
import { messages } from './messages'

interface Props {
  season: ShowSeason
  onCurrent: () => void
}

/** A season without shows: there are none at all yet, or an address names a year that has none. */
export const EmptySeason = ({ season: { season, seasons }, onCurrent }: Props) =>
  seasons.length === 0 ? (
    <EmptyState heading={<FormattedMessage {...messages.empty} />}>
      <FormattedMessage {...messages.emptyText} />
    </EmptyState>
  ) : (
    <EmptyState
      heading={<FormattedMessage {...messages.emptySeason} values={{ season: String(season) }} />}
      action={
        <Button variant="outline" onClick={onCurrent}>
          <FormattedMessage {...messages.currentSeason} />
        </Button>
      }
    >
      <FormattedMessage {...messages.emptySeasonText} />
    </EmptyState>
  )
