import { useLevelText } from '../../../i18n/useLevelText'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ComparedClass, ComparedField, PlannedClass, ShowComparison } from '#contract/show/comparison'
import { heightMessages, typeMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { panelToggled, selectIsUnfolded } from '../../../store/ui/panelsSlice'
import { CheckboxField } from '../../../ui/kit/CheckboxField'
import { HeightTag } from '../../../ui/kit/HeightTag'
import { Numeral } from '../../../ui/kit/Numeral'
import { Plate } from '../../../ui/kit/Plate'
import { Section } from '../../../ui/kit/Section'
import { StateTag } from '../../../ui/kit/StateTag'
import { asListBelow, Table } from '../../../ui/kit/Table'
import { TypeTag } from '../../../ui/kit/TypeTag'
import { VisuallyHidden } from '../../../ui/kit/VisuallyHidden'
import { isDifferent, type DecisionFacts } from './decisionFacts'
import { FormatTags } from '../shared/FormatTags'
import { compareMessages as messages } from './compareMessages'

const Tinted = chakra('span', {
  base: {
    display: 'inline-block',
    // Its first line is level with the row, not its last.
    verticalAlign: 'top',
    bg: 'info.bg',
    color: 'info.fg',
    marginInline: '-6px',
    [asListBelow.md]: { marginInline: 0 },
    paddingInline: '6px',
    paddingBlock: '2px',
    // Numerals are inline blocks with their own size, so neither style reaches them by inheritance.
    '& del, & del span': { textStyle: 'small', textDecoration: 'line-through' },
    '& del': { display: 'block' },
  },
})
const Legend = chakra('p', {
  base: { display: 'flex', gap: '2', alignItems: 'center', textStyle: 'small', color: 'fg.muted', marginBottom: '3' },
})
const Swatch = chakra('span', {
  base: { width: '16px', height: '16px', flexShrink: 0, bg: 'info.bg', border: '1px solid', borderColor: 'info.fg' },
})
const Lines = chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    '& > small': { textStyle: 'small' },
  },
})
const Small = chakra('small', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted', fontWeight: 'normal' },
})

/** What is planned, and beside it what was last year where that differs. */
const Changed = ({ was, children }: { was: ReactNode; children: ReactNode }) => (
  <Tinted>
    <span>{children}</span>{' '}
    <del>
      <VisuallyHidden>
        <FormattedMessage {...messages.was} />{' '}
      </VisuallyHidden>
      <span>{was}</span>
    </del>
  </Tinted>
)

const Price = ({ cls: { price, earlyPrice, currency } }: { cls: PlannedClass }) => {
  const { money } = useFormats()
  return (
    <>
      <Numeral>{money(price, currency)}</Numeral>
      {earlyPrice !== null && (
        <Small>
          <FormattedMessage {...messages.early} values={{ price: money(earlyPrice, currency) }} />
        </Small>
      )}
    </>
  )
}

const Levels = ({ cls }: { cls: PlannedClass }) => useLevelText()(cls)

const Kind = ({ cls }: { cls: PlannedClass }) => (
  <>
    <TypeTag type={cls.type}>
      <FormattedMessage {...typeMessages[cls.type]} />
    </TypeTag>
    <HeightTag height={cls.height}>
      <FormattedMessage {...heightMessages[cls.height]} />
    </HeightTag>
  </>
)

const When = ({ cls }: { cls: PlannedClass }) => {
  const { shortDay } = useFormats()
  return (
    <>
      <Numeral>{cls.startTime}</Numeral>
      <Small>{shortDay(cls.date)}</Small>
    </>
  )
}

const Judge = ({ name }: { name: string | null }) =>
  name === null ? <FormattedMessage {...messages.noJudge} /> : <bdi>{name}</bdi>

interface CellsProps {
  compared: ComparedClass
  inClash: boolean
}

const useCells = () => {
  const { formatMessage } = useIntl()
  const { shortDay, money } = useFormats()
  const oldPrice = ({ price, earlyPrice, currency }: PlannedClass) =>
    [
      money(price, currency),
      ...(earlyPrice === null ? [] : [formatMessage(messages.early, { price: money(earlyPrice, currency) })]),
    ].join(', ')
  return ({ compared: { cls, was, differs }, inClash }: CellsProps, isCompared: boolean): ReactNode[] => {
    const changed = (fields: ComparedField[], now: ReactNode, old: (before: PlannedClass) => ReactNode) =>
      was && fields.some((field) => differs.has(field)) ? <Changed was={old(was)}>{now}</Changed> : now
    return [
      changed(['day', 'startTime'], <When cls={cls} />, (old) =>
        differs.has('day') ? `${shortDay(old.date)}, ${old.startTime}` : old.startTime,
      ),
      changed(
        ['ring'],
        <Plate size="s" tone="ink">
          {cls.ring}
        </Plate>,
        (old) => old.ring,
      ),
      <Lines key="class">
        <Kind cls={cls} />
        <small>
          {changed(['levels'], <Levels cls={cls} />, (old) => (
            <Levels cls={old} />
          ))}
        </small>
        <FormatTags cls={cls} />
        {isCompared && was === null && (
          <Tinted>
            <strong>{formatMessage(messages.new)}</strong>
          </Tinted>
        )}
      </Lines>,
      <Lines key="judge">
        {changed(['judge'], <Judge name={cls.judge} />, (old) => (
          <Judge name={old.judge} />
        ))}
        {inClash && <StateTag tone="warning">{formatMessage(messages.inClash)}</StateTag>}
      </Lines>,
      changed(['capacity'], <Numeral>{cls.capacity}</Numeral>, (old) => old.capacity),
      changed(['price', 'earlyPrice'], <Price cls={cls} />, (old) => oldPrice(old)),
    ]
  }
}

/** Classes of last year that are not planned again. */
const Dropped = ({ classes }: { classes: readonly PlannedClass[] }) => {
  const { formatMessage } = useIntl()
  const { shortDay, money } = useFormats()
  return (
    <Table
      label={formatMessage(messages.dropped)}
      head={[{ label: formatMessage(messages.dropped) }]}
      rows={classes.map((cls) => ({
        id: cls.id,
        cells: [
          <del key="class">
            {[
              `${shortDay(cls.date)}, ${cls.startTime}`,
              formatMessage(typeMessages[cls.type]),
              formatMessage(heightMessages[cls.height]),
              money(cls.price, cls.currency),
            ].join(', ')}
          </del>,
        ],
      }))}
    />
  )
}

interface Props {
  /** Of the show: whether its classes are narrowed down is kept for each. */
  slug: string
  comparison: ShowComparison
  facts: DecisionFacts
}

const Against = ({ comparison: { before }, facts }: Omit<Props, 'slug'>) => {
  if (!before)
    return (
      <Legend>
        <FormattedMessage {...messages.alone} />
      </Legend>
    )
  const values = { show: <bdi>{before.name}</bdi>, year: before.startDate.slice(0, 4) }
  const isSame = facts.differing + facts.dropped.length === 0
  return (
    <Legend>
      {!isSame && <Swatch aria-hidden />}
      <span>
        <FormattedMessage {...(isSame ? messages.same : messages.legend)} values={values} />
      </span>
    </Legend>
  )
}

/** Every class of a show with its time, judge, places and price, with changes since last year marked. */
export const ComparedClasses = ({ slug, comparison, facts }: Props) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const panel = `only-different/${slug}`
  const isWanted = useAppSelector((state) => selectIsUnfolded(state, panel))
  const { differing, classes } = facts
  const canNarrow = differing > 0 && differing < classes.length
  const shown = canNarrow && isWanted ? classes.filter(isDifferent) : classes
  const cellsOf = useCells()
  const columns = [
    { label: messages.time },
    { label: messages.ring },
    { label: messages.cls },
    { label: messages.judge },
    { label: messages.places, numeral: true },
    { label: messages.price, numeral: true },
  ]
  return (
    <Section heading={formatMessage(messages.heading)}>
      {comparison.classes.length === 0 ? (
        <p>{formatMessage(messages.none)}</p>
      ) : (
        <>
          <Against comparison={comparison} facts={facts} />
          {canNarrow && (
            <CheckboxField
              label={formatMessage(messages.onlyDifferent, { differing, classes: classes.length })}
              checked={isWanted}
              onChange={() => dispatch(panelToggled(panel))}
            />
          )}
          <Table
            label={formatMessage(messages.heading)}
            head={columns.map(({ label, ...more }) => ({ label: formatMessage(label), ...more }))}
            rows={shown.map((compared) => ({
              id: compared.cls.id,
              cells: cellsOf({ compared, inClash: facts.inClash.has(compared.cls.id) }, comparison.before !== null),
            }))}
          />
        </>
      )}
      {facts.dropped.length > 0 && <Dropped classes={facts.dropped} />}
    </Section>
  )
}
