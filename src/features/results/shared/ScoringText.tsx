import { FormattedMessage } from 'react-intl'
import type { SheetRules } from '#contract/results/sheetRules'
import { useHundredths } from '../../../i18n/useHundredths'
import { useShownLocale } from '../../../i18n/useShownLocale'
import { messages } from './messages'

/** By which rules a class is scored, and what they say. */
export const ScoringText = ({ rules, maximumTime }: { rules: SheetRules; maximumTime: number | null }) => {
  const hundredths = useHundredths()
  const { fault, refusal, hundredthOver, refusalsToEliminate, tieBreak, eliminatedCounts } = rules.scoring
  const { kind, placing, teamSize, teamCounts } = rules
  const name = rules.name[useShownLocale()]
  // Levels of the Kennel Club are grades.
  const separately = placing === 'level' && rules.scale === 'kennel_club' ? 'grade' : placing
  return (
    <>
      {kind === 'points' ? (
        <FormattedMessage {...messages.scoringPoints} values={{ rules: name, placing: separately }} />
      ) : (
        <FormattedMessage
          {...messages.scoring}
          values={{
            rules: name,
            kind,
            fault: fault / 100,
            refusal: refusal / 100,
            second: hundredthOver,
            refusals: refusalsToEliminate,
            maximum: maximumTime === null ? 'none' : hundredths(maximumTime),
            ties: tieBreak,
            placing: teamSize === null ? separately : 'together',
          }}
        />
      )}
      {teamSize !== null && (
        <>
          {' '}
          <FormattedMessage
            {...messages.scoringTeams}
            values={{
              size: teamSize,
              counts: teamCounts ?? teamSize,
              eliminated: eliminatedCounts === null ? 'none' : String(eliminatedCounts / 100),
            }}
          />
        </>
      )}
    </>
  )
}
