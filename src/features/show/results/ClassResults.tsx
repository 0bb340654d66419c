import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import type { ShowResults } from '#contract/results/shown'
import type { ShowClass } from '#contract/show/show'
import { useClassText } from '../../../i18n/useClassText'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { panelToggled, selectIsUnfolded } from '../../../store/ui/panelsSlice'
import { Button } from '../../../ui/kit/Button'
import { Section } from '../../../ui/kit/Section'
import { ClassRunsTable } from '../../results/shared/ClassRunsTable'
import { messages as runMessages } from '../../results/shared/messages'
import { PlacingGroups } from '../../results/shared/PlacingGroups'
import { Podium } from '../../results/shared/Podium'
import { panelOf } from '../../results/shared/runPanels'
import { ResultRows } from '../../results/shared/RunTables'
import { WinningDogs, WinningTeams } from '../../results/shared/Winners'
import { messages } from './messages'

const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '4' } })

interface Props {
  slug: string
  cls: ShowClass
  results: ShowResults[number]
  own: ReadonlySet<string>
  /** Its rows are what a search has found. */
  isFound: boolean
}

/** The results of one class: its podium and the way to all of them, or what a search has found in it. */
export const ClassResults = ({ slug, cls, results: { count, rows, rules }, own, isFound }: Props) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const title = useClassText()(cls)
  const Winners = rules.teamSize === null ? WinningDogs : WinningTeams
  const panel = panelOf('results', cls.id)
  const isOpen = useAppSelector((state) => selectIsUnfolded(state, panel))
  if (isFound)
    return (
      <Section heading={title} level={3}>
        <ResultRows rows={rows} rules={rules} own={own} />
      </Section>
    )
  const action = formatMessage(messages[isOpen ? 'hideAll' : 'allOfClass'], { count })
  return (
    <Section heading={title} level={3}>
      <Body>
        <PlacingGroups rows={rows} rules={rules}>
          {(group, name) => (
            <Podium
              label={formatMessage(messages.podiumOf, { cls: name === undefined ? title : `${title}, ${name}` })}
              rows={group}
            >
              {(winners) => <Winners rules={rules} rows={winners} own={own} />}
            </Podium>
          )}
        </PlacingGroups>
        <div>
          <Button
            variant="outline"
            dense
            aria-expanded={isOpen}
            aria-label={formatMessage(runMessages.ofClass, { action, cls: title })}
            onClick={() => dispatch(panelToggled(panel))}
          >
            {action}
          </Button>
        </div>
        {isOpen && <ClassRunsTable slug={slug} classId={cls.id} what="results" own={own} />}
      </Body>
    </Section>
  )
}
