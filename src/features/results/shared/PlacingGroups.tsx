import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import type { Grouped } from '#contract/results/places'
import type { SheetRules } from '#contract/results/sheetRules'
import { usePlacingGroups } from './usePlacingGroups'

const Name = chakra('p', { base: { textStyle: 'h3', paddingTop: '3' } })

interface Props<Row extends Grouped> {
  rows: readonly Row[]
  rules: Pick<SheetRules, 'placing' | 'teamSize' | 'scale'>
  /** `name` says which dogs the rows are of; undefined where all are placed against each other. */
  children: (rows: readonly Row[], name: string | undefined) => ReactNode
}

/** Results by who is placed against each other: the whole class, or each height or level under its name. */
export const PlacingGroups = <Row extends Grouped>({ rows, rules, children }: Props<Row>) =>
  usePlacingGroups()(rows, rules).map((group) => (
    <Fragment key={group.id}>
      {group.label !== undefined && <Name>{group.label}</Name>}
      {children(group.rows, group.label)}
    </Fragment>
  ))
