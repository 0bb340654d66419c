import { chakra } from '@chakra-ui/react'
import { useMemo, type ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import type { DeskClass } from '#contract/results/desk'
import type { DeskShow } from '#contract/show/desk'
import { useGetDeskClassesQuery } from '../../../api/results/resultApi'
import { heightMessages, typeMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { LongRowList } from '../../../ui/kit/LongRowList'
import { Numeral } from '../../../ui/kit/Numeral'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { Row } from '../../../ui/kit/Row'
import { Section } from '../../../ui/kit/Section'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import { Papers } from '../../results/shared/Papers'
import { RunFiles } from '../../results/shared/RunFiles'
import { DrawDays } from './DrawDays'
import { messages as cancelMessages } from './cancelClassesMessages'
import { classMessages as messages, courseMessages } from './classMessages'
import { mergeMessages, splitMessages } from './regroupMessages'

const Links = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } })
const Below = chakra('div', { base: { marginTop: '4', display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Day = chakra('div', { base: { width: '72px', textStyle: 'small', '& > span': { display: 'block' } } })

interface Shown {
  slug: string
  cls: DeskClass
}

const ClassRow = ({ shown: { slug, cls }, item }: { shown: Shown; item: ComponentProps<'li'> }) => {
  const { formatMessage } = useIntl()
  const { shortDay } = useFormats()
  const {
    id: classId,
    startTime,
    ring,
    type,
    height,
    entries,
    results,
    isDrawn,
    orderRevision,
    resultsPublished,
    course,
    cancelReason,
  } = cls
  const name = `${formatMessage(typeMessages[type])}, ${formatMessage(heightMessages[height])}`
  const order = orderRevision > 0 ? messages.orderPublished : isDrawn ? messages.orderDrawn : messages.orderNone
  const links = [
    [paths.deskOrder, messages.order],
    [paths.deskResults, messages.results],
    ...(course ? ([[paths.deskCourse, messages.course]] as const) : []),
  ] as const
  return (
    <Row
      item={item}
      lead={
        <Day>
          <Numeral size="m">{startTime}</Numeral>
          {shortDay(cls.date)}
        </Day>
      }
      title={name}
      tags={
        cancelReason !== null && (
          <StateTag tone="danger">
            <FormattedMessage {...messages.cancelled} />
          </StateTag>
        )
      }
      facts={
        <>
          <FormattedMessage {...messages.entries} values={{ ring, entries }} />{' '}
          <FormattedMessage {...order} values={{ revision: orderRevision }} />{' '}
          {resultsPublished ? (
            <FormattedMessage {...messages.resultsPublished} />
          ) : (
            results > 0 && <FormattedMessage {...messages.resultsIn} values={{ results, entries }} />
          )}
          <span> </span>
          {course && <FormattedMessage {...courseMessages[course]} />}
        </>
      }
      end={
        <Links>
          {links.map(([path, link]) => (
            <TextLink key={path} asChild alone>
              <Link
                to={fill(path, { slug, classId })}
                aria-label={formatMessage(messages.linkOf, { link: formatMessage(link), time: startTime, cls: name })}
              >
                <FormattedMessage {...link} />
              </Link>
            </TextLink>
          ))}
        </Links>
      }
    />
  )
}

const drawClass = (shown: Shown, item: ComponentProps<'li'>) => <ClassRow shown={shown} item={item} />
const none: never[] = []
const loadMerge = async () => (await import(/* webpackChunkName: "merge-classes" */ './MergeClasses')).MergeClasses
const loadSplit = async () => (await import(/* webpackChunkName: "split-class" */ './SplitClass')).SplitClass
const loadCancel = async () => (await import(/* webpackChunkName: "cancel-classes" */ './CancelClasses')).CancelClasses

/** The classes of a show that people can enter or have entered, with the way to their running orders and results. */
export const DeskClasses = ({ show: { slug, state, steps } }: { show: DeskShow }) => {
  const { formatMessage } = useIntl()
  const { data = none } = useGetDeskClassesQuery(slug, { refetchOnFocus: true })
  const rows = useMemo(() => data.map((cls) => ({ slug, cls })), [slug, data])
  const cancelling = useOpen({ kind: 'dialog', dialog: 'cancelClasses', of: slug })
  const merging = useOpen({ kind: 'dialog', dialog: 'mergeClasses', of: slug })
  const splitting = useOpen({ kind: 'dialog', dialog: 'splitClass', of: slug })
  const changes = [
    [merging, mergeMessages.open],
    [splitting, splitMessages.open],
    [cancelling, cancelMessages.open],
  ] as const
  if (rows.length === 0) return null
  const canCancel = state === 'published' && steps.includes('cancel')
  return (
    <Section heading={formatMessage(messages.heading)}>
      <RunFiles slug={slug} kinds={['order', 'results']} />
      <Papers slug={slug} papers={['scoreSheets', 'results', 'prizes', 'labels']} />
      <DrawDays slug={slug} classes={data} />
      <LongRowList rows={rows} rowId={({ cls }) => cls.id} usualHeight={88} draw={drawClass} />
      {canCancel && (
        <Below>
          {changes.map(([dialog, label]) => (
            <Button key={label.id} variant="quiet" aria-haspopup="dialog" onClick={() => dialog.setOpen(true)}>
              <FormattedMessage {...label} />
            </Button>
          ))}
        </Below>
      )}
      {merging.isOpen && (
        <OnDemand name="merging classes" load={loadMerge}>
          {(Question) => <Question slug={slug} classes={data} onClose={() => merging.setOpen(false)} />}
        </OnDemand>
      )}
      {splitting.isOpen && (
        <OnDemand name="splitting a class" load={loadSplit}>
          {(Question) => <Question slug={slug} classes={data} onClose={() => splitting.setOpen(false)} />}
        </OnDemand>
      )}
      {cancelling.isOpen && (
        <OnDemand name="cancelling classes" load={loadCancel}>
          {(Question) => <Question slug={slug} classes={data} onClose={() => cancelling.setOpen(false)} />}
        </OnDemand>
      )}
    </Section>
  )
}
