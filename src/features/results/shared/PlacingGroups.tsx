import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { SheetRules } from '#contract/results/sheetRules'
import type { PublishedRow } from '#contract/results/shown'
import { heightMessages } from '../../../i18n/domainMessages'
import { messages } from './messages'
import { placingGroups, type PlacingGroup } from './rowsByPlacing'

const Name = chakra('p', { base: { textStyle: 'h3', paddingTop: '3' } })

interface Props {
  rows: readonly PublishedRow[]
  rules: SheetRules
  /** `name` says which dogs the rows are of; undefined where all are placed against each other. */
  children: (rows: readonly PublishedRow[], name: string | undefined) => ReactNode
}

/** Results by who is placed against each other: the whole class, or each height or level under its name. */
export const PlacingGroups = ({ rows, rules, children }: Props) => {
  const { formatMessage } = useIntl()
  if (rules.placing === 'together') return children(rows, undefined)
  const nameOf = ({ height, level }: PlacingGroup) =>
    rules.placing === 'height'
      ? formatMessage(heightMessages[height])
      : formatMessage(messages.groupLevel, { scale: rules.scale, level })
  return placingGroups(rows, rules).map((group) => (
    <Fragment key={group.id}>
      <Name>{nameOf(group)}</Name>
      {children(group.rows, nameOf(group))}
    </Fragment>
  ))
}
