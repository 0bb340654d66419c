import { useIntl } from 'react-intl'
import type { Grouped } from '#contract/results/places'
import type { SheetRules } from '#contract/results/sheetRules'
import { heightMessages } from '../../../i18n/domainMessages'
import { groupRows } from './groupRows'
import { messages } from './messages'

interface NamedGroup<Row> {
  id: string
  /** Which dogs the rows are of; undefined where all are placed against each other. */
  label: string | undefined
  rows: readonly Row[]
}

/** Gives rows by who is placed against each other: the whole class, or each height or level with its name. */
export const usePlacingGroups = () => {
  const { formatMessage } = useIntl()
  return <Row extends Grouped>(
    rows: readonly Row[],
    rules: Pick<SheetRules, 'placing' | 'teamSize' | 'scale'>,
  ): readonly NamedGroup<Row>[] => {
    if (rules.placing === 'together' || rules.teamSize !== null) return [{ id: '', label: undefined, rows }]
    const nameOf = ({ height, level }: Grouped) =>
      rules.placing === 'height'
        ? formatMessage(heightMessages[height])
        : formatMessage(messages.groupLevel, { scale: rules.scale, level })
    return groupRows(rows, rules).map((group) => ({ id: group.id, label: nameOf(group), rows: group.rows }))
  }
}
