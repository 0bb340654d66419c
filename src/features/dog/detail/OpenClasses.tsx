import { useLevelText } from '../../../i18n/useLevelText'
import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Dog } from '#contract/dog/dog'
import type { DogClass, DogShow } from '#contract/dog/change'
import { fill, paths } from '#contract/shared/paths'
import { useGetDogShowsQuery } from '../../../api/dog/dogApi'
import { heightMessages, typeMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { useReasons } from '../../../i18n/useReasons'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { panelToggled, selectIsUnfolded } from '../../../store/ui/panelsSlice'
import { Button } from '../../../ui/kit/Button'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextLink } from '../../../ui/kit/TextLink'
import { showMessages as messages } from './detailMessages'

const Shows = chakra('ul', { base: { listStyle: 'none' } }, { defaultProps: { role: 'list' } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingBlock: '3',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
})
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    '@media (pointer: coarse)': { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
  },
})
const Classes = chakra('ul', {
  base: {
    listStyle: 'none',
    textStyle: 'small',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& > li > span': { display: 'block', color: 'fg.muted' },
  },
})

const ClassLine = ({
  one: { cls, reasons, warnings },
  dog,
  timeZone,
}: {
  one: DogClass
  dog: Dog
  timeZone: string
}) => {
  const { formatMessage } = useIntl()
  const { shortDay } = useFormats()
  const wordReason = useReasons()
  const levelText = useLevelText()
  return (
    <li>
      {shortDay(cls.date)}{' '}
      <FormattedMessage
        {...messages.cls}
        values={{
          time: cls.startTime,
          ring: cls.ring,
          type: formatMessage(typeMessages[cls.type]),
          height: formatMessage(heightMessages[cls.height]),
          levels: levelText(cls),
        }}
      />
      {[...reasons, ...warnings].map((reason) => (
        <span key={reason.code}>{wordReason(reason, dog.name, timeZone)}</span>
      ))}
    </li>
  )
}

const ShowItem = ({ dog, one: { show, classes } }: { dog: Dog; one: DogShow }) => {
  const { formatMessage } = useIntl()
  const { dayRange, instant } = useFormats()
  const dispatch = useAppDispatch()
  const panel = `dog ${dog.id} in ${show.slug}`
  const open = useAppSelector((state) => selectIsUnfolded(state, panel))
  const fitting = classes.filter(({ reasons }) => reasons.length === 0)
  const others = classes.filter(({ reasons }) => reasons.length > 0)
  const to = fill(paths.show, { slug: show.slug })
  return (
    <Item>
      <Head>
        <TextLink asChild>
          <Link to={to}>{show.name}</Link>
        </TextLink>
        <span>{dayRange(show.startDate, show.endDate)}</span>
      </Head>
      <p>
        <strong>
          <FormattedMessage {...messages.fits} values={{ fits: fitting.length, all: classes.length, dog: dog.name }} />
        </strong>
        {'. '}
        <FormattedMessage {...messages.closes} values={{ when: instant(show.entriesCloseAt, show.timeZone) }} />
      </p>
      {fitting.length > 0 && (
        <Classes>
          {fitting.map((cls) => (
            <ClassLine key={cls.cls.id} one={cls} dog={dog} timeZone={show.timeZone} />
          ))}
        </Classes>
      )}
      {others.length > 0 && (
        <div>
          <Button variant="quiet" dense aria-expanded={open} onClick={() => dispatch(panelToggled(panel))}>
            <FormattedMessage {...(open ? messages.whyLess : messages.why)} values={{ count: others.length }} />
          </Button>
        </div>
      )}
      {open && (
        <Classes aria-label={formatMessage(messages.why, { count: others.length })}>
          {others.map((cls) => (
            <ClassLine key={cls.cls.id} one={cls} dog={dog} timeZone={show.timeZone} />
          ))}
        </Classes>
      )}
    </Item>
  )
}

/** The shows that take entries now: which of their classes a dog can enter, and why not the others. */
export const OpenClasses = ({ dog }: { dog: Dog }) => {
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = useGetDogShowsQuery(dog.slug)
  return (
    <Section heading={formatMessage(messages.heading, { dog: dog.name })}>
      {!data && isError && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!data && !isError && <SkeletonRows label={formatMessage(messages.loading)} />}
      {data?.length === 0 && (
        <p>
          <FormattedMessage {...messages.none} />
        </p>
      )}
      {data && (
        <Shows>
          {data.map((one) => (
            <ShowItem key={one.show.slug} dog={dog} one={one} />
          ))}
        </Shows>
      )}
    </Section>
  )
}
