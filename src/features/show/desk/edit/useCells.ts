import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { classKinds, usualFormat } from '#contract/show/classFormat'
import { ClassType } from '#contract/show/classType'
import { ClassHeight } from '#contract/dog/height'
import { placings } from '#contract/rules/ruleSet'
import { heightMessages, kindMessages, typeMessages } from '../../../../i18n/domainMessages'
import { useRuleSetNames } from '../../../rules/shared/useRuleSetNames'
import { useFormats } from '../../../../i18n/useFormats'
import { cellMessages, messages, placingMessages } from './messages'
import { cellNames, type CellName } from './rows'

/** Pixels at the usual size of text: the cells grow with it. Those that every class needs fit beside the open menu of a window of 1280 pixels. */
const widths: Record<CellName, number> = {
  date: 78,
  startTime: 74,
  ring: 46,
  type: 100,
  height: 102,
  startLevel: 56,
  endLevel: 56,
  judge: 100,
  capacity: 58,
  price: 68,
  earlyPrice: 66,
  veteran: 66,
  name: 110,
  kind: 100,
  teamSize: 60,
  teamCounts: 68,
  combinedAs: 110,
  placing: 90,
  ruleSet: 90,
}
const tracks = [36, ...cellNames.map((cell) => widths[cell])]
/** The tracks of each line: at least so wide, and what room there is beyond that is shared out. */
export const gridColumns = tracks.map((width) => `minmax(${width / 16}rem, ${width}fr)`).join(' ')
export const gridWidth = `${tracks.reduce((sum, width) => sum + width) / 16}rem`

/** Cells that show the name of what is chosen, and nothing where nothing is. */
const named: readonly CellName[] = ['type', 'height', 'kind', 'placing', 'ruleSet']

type Option = { value: string; label: string }
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** What the cells of the classes are called, how they are shown, and what can be chosen in them. */
export const useCells = (judges: readonly { name: string }[], days: readonly string[]) => {
  const ruleSets = useRuleSetNames()
  const { formatMessage } = useIntl()
  const { shortDay } = useFormats()
  return useMemo(() => {
    const yes = formatMessage(messages.yes)
    const types = ClassType.options.map((value) => ({ value, label: formatMessage(typeMessages[value]) }))
    const heights = ClassHeight.options.map((value) => ({ value, label: formatMessage(heightMessages[value]) }))
    const options: Partial<Record<CellName, Option[]>> = {
      date: days.map((value) => ({ value, label: shortDay(value) })),
      type: types,
      height: heights,
      judge: [
        { value: '', label: formatMessage(messages.noJudge) },
        ...judges.map(({ name }) => ({ value: name, label: name })),
      ],
      veteran: [
        { value: '', label: formatMessage(messages.no) },
        { value: 'yes', label: yes },
      ],
      kind: classKinds.map((value) => ({
        value: value === usualFormat.kind ? '' : value,
        label: formatMessage(kindMessages[value]),
      })),
      placing: [
        { value: '', label: formatMessage(messages.byRules) },
        ...placings.map((value) => ({ value, label: formatMessage(placingMessages[value]) })),
      ],
      ruleSet: [
        { value: '', label: formatMessage(messages.rulesOfShow) },
        ...[...ruleSets].map(([value, label]) => ({ value, label })),
      ],
    }
    const names = Object.fromEntries(cellNames.map((cell) => [cell, formatMessage(cellMessages[cell])])) as Record<
      CellName,
      string
    >
    const shown = (cell: CellName, text: string): string => {
      if (cell === 'date') return isDay(text) ? shortDay(text) : text
      if (named.includes(cell))
        return text === '' ? '' : (options[cell]?.find(({ value }) => value === text)?.label ?? text)
      return cell === 'veteran' ? (text === '' ? '' : yes) : text
    }
    return { names, shown, optionsOf: (cell: CellName) => options[cell] ?? null }
  }, [formatMessage, shortDay, judges, days, ruleSets])
}
export type Cells = ReturnType<typeof useCells>
