import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { rangesOf } from '#contract/dog/heightBands'
import type { Awards } from '#contract/rules/awards'
import { levelsOf } from '#contract/rules/ladder'
import type { RuleName, RuleSet } from '#contract/rules/ruleSet'
import type { MaximumTime } from '#contract/rules/scoring'
import { heightMessages } from '../../i18n/domainMessages'
import { useFormats } from '../../i18n/useFormats'
import { useShownLocale } from '../../i18n/useShownLocale'
import { DataList } from '../../ui/kit/DataList'
import { messages, ruleMessages } from './messages'

const Name = chakra('h3', { base: { textStyle: 'h3', paddingTop: '4' } })
const Paragraph = chakra('small', { base: { display: 'block', textStyle: 'small', color: 'fg.muted' } })

/** What each rule of a set says, in words. */
const useRuleTexts = () => {
  const { formatMessage, formatList } = useIntl()
  const { number } = useFormats()
  const cm = (millimetres: number) => number(millimetres / 10)
  const maximum = (rule: MaximumTime | null) => {
    if (rule === null) return formatMessage(messages.noMaximum)
    if (rule.by === 'course_time') return formatMessage(messages.maximumByCourse, { percent: rule.percent })
    const [agility, jumping] = [number(rule.agility / 100), number(rule.jumping / 100)]
    return formatMessage(messages.maximumBySpeed, { agility, jumping })
  }
  const awardsText = ({ places: rule }: Awards) => {
    if (rule.by === 'number') return formatMessage(messages.awardedPlaces, { places: rule.places })
    if (rule.by === 'percent') return formatMessage(messages.awardedShare, { percent: rule.percent, least: rule.least })
    const rows = rule.rows.map(({ upTo, places }) =>
      upTo === null
        ? formatMessage(messages.awardedAbove, { places })
        : formatMessage(messages.awardedUpTo, { places, starters: upTo }),
    )
    return formatMessage(messages.awardedTable, { rows: formatList(rows) })
  }
  return (
    { rules: { heights, unmeasured, ladder, ages, scoring, placing, awards, progression } }: RuleSet,
    nexus: readonly number[],
  ) => {
    const levels = levelsOf(ladder, nexus)
    const bands = rangesOf(heights).map(({ category, from, to }) => {
      const name = formatMessage(heightMessages[category])
      if (from === null) return formatMessage(messages.bandUpTo, { name, to: cm(to ?? 0) })
      if (to === null) return formatMessage(messages.bandFrom, { name, from: cm(from) })
      return formatMessage(messages.band, { name, from: cm(from), to: cm(to) })
    })
    const texts: Record<RuleName, string> = {
      heights:
        unmeasured === 'runs' ? formatList(bands) : formatMessage(messages.measuredFirst, { bands: formatList(bands) }),
      ladder: formatMessage(messages.ladder, {
        scale: ladder.scale,
        from: levels[0] ?? 1,
        to: levels.at(-1) ?? 1,
        days: ladder.scale === 'kennel_club' ? ladder.countsAfterDays : 0,
      }),
      ages: formatMessage(messages.ages, { months: ages.startMonths, years: ages.veteranYears }),
      faults: formatMessage(messages.faultCosts, {
        fault: scoring.fault / 100,
        refusal: scoring.refusal / 100,
        second: scoring.hundredthOver,
      }),
      elimination: formatMessage(messages.refusals, { count: scoring.refusalsToEliminate }),
      maximumTime: maximum(scoring.maximumTime),
      ties: formatMessage(messages.ties, { ties: scoring.tieBreak }),
      placing: formatMessage(messages.placing, {
        placing: placing === 'level' && ladder.scale === 'kennel_club' ? 'grade' : placing,
        awards: awardsText(awards),
        clear: awards.clearRounds ? 'yes' : 'no',
      }),
      progression:
        progression === null
          ? formatMessage(messages.stated)
          : formatMessage(messages.clearRounds, { count: progression.clearRounds, agility: progression.inAgility }),
    }
    return texts
  }
}

interface Props {
  set: RuleSet
  /** The ranks of the organisation's own ladder. */
  nexus: readonly number[]
  /** These rules alone, without the name of the set. */
  only?: readonly RuleName[]
}

/** A rule set as data has it, each rule with the paragraph that it is taken from. */
export const RuleBook = ({ set, nexus, only }: Props) => {
  const { formatMessage } = useIntl()
  const locale = useShownLocale()
  const texts = useRuleTexts()(set, nexus)
  const names = only ?? (Object.keys(texts) as RuleName[])
  return (
    <>
      {!only && <Name>{set.name[locale]}</Name>}
      <DataList
        items={names.map((name) => ({
          id: name,
          label: formatMessage(ruleMessages[name]),
          value: (
            <>
              {texts[name]}
              {!only && <Paragraph>{set.rules.paragraphs[name]}</Paragraph>}
            </>
          ),
        }))}
      />
    </>
  )
}
