import { chakra } from '@chakra-ui/react'
import { useMemo, type ReactNode } from 'react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { DeskShow } from '#contract/show/desk'
import { useGetShowComparisonQuery } from '../../../api/show/showPreviewApi'
import { useFormats } from '../../../i18n/useFormats'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Figures } from '../../../ui/kit/Figures'
import { Notice } from '../../../ui/kit/Notice'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { ComparedClasses } from './ComparedClasses'
import { decisionFacts, type DecisionFacts } from './decisionFacts'
import { compareMessages as messages } from './compareMessages'
import { messages as common } from './messages'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })
const bold = { b: (text: ReactNode[]) => <strong>{text}</strong> }

type Clash = DecisionFacts['clashes'][number]

const clashMessages = {
  ring: messages.ringClash,
  judge: messages.judgeClash,
  judge_runs: messages.judgeRuns,
  orders: messages.ordersClose,
} as const

const ClashNotice = ({ clash: { kind, classes, runs }, canAgree }: { clash: Clash; canAgree: boolean }) => {
  const { formatMessage } = useIntl()
  const { weekday } = useFormats()
  const [first] = classes
  if (!first) return null
  const named = classes.map(({ startTime, ring }) => formatMessage(messages.clashClass, { time: startTime, ring }))
  const values = {
    ...bold,
    day: weekday(first.date),
    ring: first.ring,
    judge: <bdi>{first.judge}</bdi>,
    classes: <FormattedList value={named} />,
    runs,
  }
  return (
    <Notice tone="warning">
      <FormattedMessage {...clashMessages[kind]} values={values} />{' '}
      {canAgree && <FormattedMessage {...messages.canAgree} />}
    </Notice>
  )
}

const Numbers = ({ facts }: { facts: DecisionFacts }) => {
  const { formatMessage } = useIntl()
  const { classes, rings, places, placesBefore, differing, clashes } = facts
  const isOther = placesBefore !== null && placesBefore !== places
  return (
    <Figures
      label={formatMessage(messages.figures)}
      figures={[
        {
          id: 'classes',
          figure: classes.length,
          label: formatMessage(messages.classesInRings, { classes: classes.length, rings }),
        },
        {
          id: 'places',
          figure: places,
          label: isOther
            ? formatMessage(messages.placesWere, { places, before: placesBefore })
            : formatMessage(messages.placesFigure, { places }),
        },
        ...(placesBefore === null
          ? []
          : [{ id: 'differ', figure: differing, label: formatMessage(messages.differ, { classes: differing }) }]),
        {
          id: 'clashes',
          figure: clashes.length,
          label: formatMessage(messages.clashes, { clashes: clashes.length }),
        },
      ]}
    />
  )
}

/** The planned classes, for approvers: totals, clashes, then each class. */
export const PlannedClasses = ({ show: { slug, steps } }: { show: DeskShow }) => {
  const { formatMessage } = useIntl()
  const { currentData, isError, refetch } = useGetShowComparisonQuery(slug, { refetchOnFocus: true })
  const facts = useMemo(() => currentData && decisionFacts(currentData), [currentData])
  if (isError)
    return (
      <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
        <FormattedMessage {...common.failedText} />
      </ErrorState>
    )
  if (!currentData || !facts) return <SkeletonRows rows={4} label={formatMessage(messages.loading)} />
  return (
    <Parts>
      <Numbers facts={facts} />
      {facts.clashes.map((clash) => (
        <ClashNotice key={clash.key} clash={clash} canAgree={steps.includes('agree')} />
      ))}
      <ComparedClasses slug={slug} comparison={currentData} facts={facts} />
    </Parts>
  )
}
