import { useMemo, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { defaultRules } from '#contract/entry/rules'
import { levelsOf } from '#contract/rules/ladder'
import { versionOn } from '#contract/rules/ruleSet'
import { isFieldCode } from '#contract/shared/errors'
import { addTo, daysBetween } from '#contract/shared/calendar'
import { showLimits } from '#contract/show/fieldCodes'
import type { EditedShow } from '#contract/show/form'
import { useGetNexusLevelsQuery } from '../../../../api/dog/dogsApi'
import { useGetRulesQuery } from '../../../../api/entry/rulesApi'
import { useFieldSentence } from '../../../../i18n/useFieldSentence'
import { SectionHeading } from '../../../../ui/kit/SectionHeading'
import { FormError } from '../../../../ui/kit/FormError'
import { StateTag } from '../../../../ui/kit/StateTag'
import { clashingRows, planOf } from './clashes'
import { ClassGrid } from './ClassGrid'
import { messages } from './messages'
import { wholeOf, type ClassRow } from './rows'
import { readShow, type ShowValues } from './showValues'
import { Timetable } from './Timetable'
import { useCodeSentences } from './useCodeSentences'

interface Props {
  saved: EditedShow
  values: ShowValues
  /** What the server has refused, by path. */
  refusals: Readonly<Record<string, string>>
  onChange: (rows: ClassRow[]) => void
  /** Below the days of the timetable: moves one of them. */
  moveDay: ReactNode
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

const daysOf = ({ startDate, endDate }: ShowValues): string[] => {
  if (!isDay(startDate) || !isDay(endDate)) return []
  const count = Math.min(daysBetween(startDate, endDate) + 1, showLimits.showDays)
  return Array.from({ length: Math.max(1, count) }, (_, index) => addTo(startDate, { days: index }))
}

/** The faults of each row by its cells, in words. */
const useRowFaults = (faults: Readonly<Record<string, string>>) => {
  const sentenceOf = useFieldSentence()
  const sentences = useCodeSentences()
  return useMemo(() => {
    const rows = new Map<number, Record<string, string>>()
    for (const [path, code] of Object.entries(faults)) {
      const [table, row, cell] = path.split('.')
      if (table !== 'classes' || cell === undefined) continue
      const sentence = isFieldCode(code) ? sentenceOf(code) : (sentences[code] ?? code)
      rows.set(Number(row), { ...rows.get(Number(row)), [cell]: sentence })
    }
    return rows
  }, [faults, sentenceOf, sentences])
}

/** A new show's first class is for all levels of its ladder. */
const useFirstLevels = ({ ruleSet, startDate }: ShowValues) => {
  const { data: rules = defaultRules } = useGetRulesQuery()
  const { data: nexus = none } = useGetNexusLevelsQuery()
  const ladder = versionOn(rules.sets, ruleSet, startDate)?.rules.ladder ?? { scale: 'nexus' as const }
  const all = levelsOf(
    ladder,
    nexus.map(({ rank }) => rank),
  )
  return { startLevel: String(all[0] ?? 1), endLevel: String(all.at(-1) ?? 1) }
}

const none: never[] = []
const nothing = {}

/** The classes of a show: their timetable, and below it the grid in which they are written. */
export const ClassesPart = ({ saved, values, refusals, onChange, moveDay }: Props) => {
  const { formatMessage } = useIntl()
  const { classes } = values
  const plan = useMemo(() => planOf(classes, saved), [classes, saved])
  const clashes = useMemo(() => clashingRows(plan), [plan])
  const { startDate, endDate } = values
  const levels = useFirstLevels(values)
  const days = useMemo(() => daysOf({ startDate, endDate } as ShowValues), [startDate, endDate])
  // Errors appear as soon as they are typed, by the rules of the server.
  const faults = useMemo(() => {
    const known = readShow(values, saved)
    return { ...refusals, ...(known.success ? {} : known.fields) }
  }, [values, saved, refusals])
  const rowFaults = useRowFaults(faults)
  const count = [...rowFaults.values()].reduce((all, row) => all + Object.keys(row).length, 0)
  const places = classes.reduce((all, { capacity }) => all + (Number(wholeOf(capacity)) || 0), 0)
  const sentences = useCodeSentences()
  const sentenceOf = useFieldSentence()
  const general = refusals.classes
  return (
    <>
      <SectionHeading level={2} heading={formatMessage(messages.timetable)} />
      <Timetable days={plan} onGo={(index) => document.getElementById(`classes.${index}.startTime`)?.focus()} />
      {moveDay}
      <SectionHeading level={2} heading={formatMessage(messages.classes)} />
      {general !== undefined && (
        <FormError>{isFieldCode(general) ? sentenceOf(general) : sentences[general]}</FormError>
      )}
      <ClassGrid
        rows={classes}
        judges={values.judges}
        days={days}
        first={{ date: days[0] ?? '', ...levels }}
        faultsOf={(row) => rowFaults.get(row) ?? nothing}
        clashes={clashes}
        summary={
          <p role="status">
            <FormattedMessage {...messages.count} values={{ classes: classes.length, places }} />
            {count > 0 && (
              <>
                {' '}
                <StateTag tone="danger">
                  <FormattedMessage {...messages.errors} values={{ count }} />
                </StateTag>
              </>
            )}
          </p>
        }
        onChange={onChange}
      />
    </>
  )
}
