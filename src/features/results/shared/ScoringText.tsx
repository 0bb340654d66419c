import { FormattedMessage } from 'react-intl'
import type { SheetRules } from '#contract/results/sheetRules'
import { useHundredths } from '../../../i18n/useHundredths'
import { useShownLocale } from '../../../i18n/useShownLocale'
import { messages } from './messages'

/** By which rules a class is scored, and what they say. */
export const ScoringText = ({ rules, maximumTime }: { rules: SheetRules; maximumTime: number | null }) => {
  const hundredths = useHundredths()
  const { fault, refusal, hundredthOver, refusalsToEliminate, tieBreak } = rules.scoring
  return (
    <FormattedMessage
      {...messages.scoring}
      values={{
        rules: rules.name[useShownLocale()],
        fault: fault / 100,
        refusal: refusal / 100,
        second: hundredthOver,
        refusals: refusalsToEliminate,
        maximum: maximumTime === null ? 'none' : hundredths(maximumTime),
        ties: tieBreak,
        placing: rules.placing,
      }}
    />
  )
}
