import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Grouped } from '#contract/results/places'
import type { SheetRules } from '#contract/results/sheetRules'
import { heightMessages } from '../../../i18n/domainMessages'
import { messages } from './messages'
import { groupRows } from './groupRows'

const Name = chakra('p', { base: { textStyle: 'h3', paddingTop: '3' } })

interface Props<Row extends Grouped> {
  rows: readonly Row[]
  rules: Pick<SheetRules, 'placing' | 'teamSize' | 'scale'>
  /** `name` says which dogs the rows are of; undefined where all are placed against each other. */
  children: (rows: readonly Row[], name: string | undefined) => ReactNode
}

/** Results by who is placed against each other: the whole class, or each height or level under its name. */
export const PlacingGroups = <Row extends Grouped>({ rows, rules, children }: Props<Row>) => {
  const { formatMessage } = useIntl()
  if (rules.placing === 'together' || rules.teamSize !== null) return children(rows, undefined)
  const nameOf = ({ height, level }: Grouped) =>
    rules.placing === 'height'
      ? formatMessage(heightMessages[height])
      : formatMessage(messages.groupLevel, { scale: rules.scale, level })
  return groupRows(rows, rules).map((group) => (
    <Fragment key={group.id}>
      <Name>{nameOf(group)}</Name>
      {children(group.rows, nameOf(group))}
    </Fragment>
  ))
}
