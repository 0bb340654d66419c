import { chakra } from '@chakra-ui/react'
import { useMemo, type ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import type { DeskClass } from '#contract/results/desk'
import { useGetDeskClassesQuery } from '../../../api/results/resultApi'
import { heightMessages, typeMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { LongRowList } from '../../../ui/kit/LongRowList'
import { Numeral } from '../../../ui/kit/Numeral'
import { Row } from '../../../ui/kit/Row'
import { Section } from '../../../ui/kit/Section'
import { TextLink } from '../../../ui/kit/TextLink'
import { RunFiles } from '../../results/shared/RunFiles'
import { DrawDays } from './DrawDays'
import { classMessages as messages, courseMessages } from './classMessages'

const Links = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } })
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

/** The classes of a show that people can enter or have entered, with the way to their running orders and results. */
export const DeskClasses = ({ slug }: { slug: string }) => {
  const { formatMessage } = useIntl()
  const { data = none } = useGetDeskClassesQuery(slug, { refetchOnFocus: true })
  const rows = useMemo(() => data.map((cls) => ({ slug, cls })), [slug, data])
  if (rows.length === 0) return null
  return (
    <Section heading={formatMessage(messages.heading)}>
      <RunFiles slug={slug} kinds={['order', 'results']} />
      <DrawDays slug={slug} classes={data} />
      <LongRowList rows={rows} rowId={({ cls }) => cls.id} usualHeight={88} draw={drawClass} />
    </Section>
  )
}
