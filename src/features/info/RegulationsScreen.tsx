import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { FciLevel, kennelClubGrades } from '#contract/dog/dog'
import { defaultRuleSet, versionOn, type RuleName } from '#contract/rules/ruleSet'
import { houseRules, seededRuleSets } from '#contract/rules/seeded'
import { dayAt } from '#contract/shared/calendar'
import { limits } from '#contract/shared/limits'
import { defaultRules } from '#contract/entry/rules'
import { ClassType } from '#contract/show/classType'
import { useGetNexusLevelsQuery } from '../../api/dog/dogsApi'
import { useGetRulesQuery } from '../../api/entry/rulesApi'
import { typeMessages } from '../../i18n/domainMessages'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { DataList } from '../../ui/kit/DataList'
import { HeightTable } from './HeightTable'
import { InfoPage } from './InfoPage'
import { RuleBook } from './RuleBook'
import { LegalFoot } from './LegalFoot'
import { messages } from './messages'
import { usePageText } from './usePageText'

// As wide as the words above, so that the eye finds the value.
const Facts = chakra('div', { base: { maxWidth: 'text' } })

const span = (list: readonly (number | string)[]) => `${list[0] ?? ''}–${list.at(-1) ?? ''}`

/** /regulations: the organisation's words, and below each the figures that the rules themselves decide by. */
export const RegulationsScreen = () => {
  const text = usePageText('regulations')
  const { formatMessage } = useIntl()
  // Before the server has answered, the figures of a new installation are shown.
  const { data: rules = defaultRules } = useGetRulesQuery()
  const { data: levels = [] } = useGetNexusLevelsQuery()
  // By today's version of each set.
  const sets = rules.sets.length > 0 ? rules.sets : seededRuleSets
  const today = dayAt(useAppSelector(selectNow), rules.timeZone)
  const present = [...new Set(sets.map(({ key }) => key))].flatMap((key) => versionOn(sets, key, today) ?? [])
  const own = present.find(({ key }) => key === defaultRuleSet) ?? houseRules
  const nexus = levels.length > 0 ? levels.map(({ rank }) => rank) : [1, 2, 3, 4, 5]
  const ownRules = (...only: RuleName[]) => (
    <Facts>
      <RuleBook set={own} nexus={nexus} only={only} />
    </Facts>
  )
  const types = ClassType.options.map((type) => formatMessage(typeMessages[type]))
  const fci = FciLevel.options.filter((level) => level !== 'none')
  const list = (items: { label: string; value: string }[]) => (
    <Facts>
      <DataList items={items} />
    </Facts>
  )
  return (
    <InfoPage
      text={text}
      beside={{
        dog: list([
          {
            label: formatMessage(messages.minAge),
            value: formatMessage(messages.months, { count: own.rules.ages.startMonths }),
          },
          {
            label: formatMessage(messages.microchip),
            value: formatMessage(messages.digits, { count: limits.microchipDigits }),
          },
        ]),
        height: <HeightTable bands={own.rules.heights} />,
        levels: list([
          ...(levels.length > 0
            ? [{ label: formatMessage(messages.nexusLevels), value: levels.map(({ name }) => name).join(', ') }]
            : []),
          { label: formatMessage(messages.kennelClubGrade), value: span(kennelClubGrades) },
          {
            label: formatMessage(messages.fciLevel),
            value: formatMessage(messages.noFciLevel, { levels: span(fci) }),
          },
        ]),
        classes: list([
          { label: formatMessage(messages.classTypes), value: types.join(', ') },
          { label: formatMessage(messages.classesPerDay), value: `${rules.classesPerDogAndDay}` },
        ]),
        faults: ownRules('faults', 'elimination', 'ties', 'placing'),
        'course-time': ownRules('maximumTime'),
        'moving-up': ownRules('progression'),
        'rule-books': (
          <Facts>
            {present
              .filter((set) => set !== own)
              .map((set) => (
                <RuleBook key={set.key} set={set} nexus={nexus} />
              ))}
          </Facts>
        ),
        flags: list([
          { label: formatMessage(messages.oldAge), value: formatMessage(messages.years, { count: rules.oldAgeYears }) },
        ]),
        entries: list([
          { label: formatMessage(messages.hold), value: formatMessage(messages.minutes, { count: rules.holdMinutes }) },
        ]),
      }}
    >
      <LegalFoot page="regulations" />
    </InfoPage>
  )
}
