import { chakra } from '@chakra-ui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { markNames } from '../../../trace/marks'
import { shownSteps } from '../../../trace/shownSteps'
import { CheckboxField } from '../../../ui/kit/CheckboxField'
import { SelectField } from '../../../ui/kit/SelectField'
import { TextField } from '../../../ui/kit/TextField'
import { findSteps, type StepSearch } from './findSteps'
import { messages } from './messages'
import type { OpenedTrace } from './openTrace'
import { stepText } from './stepText'

const rowHeight = 44

const Root = chakra('section', { base: { minWidth: 0, display: 'flex', flexDirection: 'column', gap: '3' } })
const Search = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))', gap: '3' },
})
const Scroll = chakra('div', {
  base: { height: '420px', overflowY: 'auto', border: '1px solid', borderColor: 'border', bg: 'bg.panel' },
})
const Row = chakra('button', {
  base: {
    width: '100%',
    minHeight: `${rowHeight}px`,
    paddingInline: '3',
    paddingBlock: '1',
    display: 'grid',
    gridTemplateColumns: { base: '5ch minmax(0, 1fr)', md: '5ch minmax(0, 1fr) auto' },
    columnGap: '2',
    alignItems: 'center',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    borderInlineStart: '6px solid transparent',
    cursor: 'pointer',
    '&[aria-current]': { bg: 'bg.inverse', color: 'fg.inverse' },
    '&[data-mark=error]': { borderInlineStartColor: 'danger.solid' },
    '&[data-mark=navigation]': { borderInlineStartColor: 'border.strong' },
    '&:focus-visible': { outlineOffset: '-5px' },
    '& > :nth-child(2)': { overflowWrap: 'anywhere' },
    '& > :last-child': { gridColumn: { base: '2', md: 'auto' }, textStyle: 'small', whiteSpace: 'nowrap' },
  },
})

interface Props {
  opened: OpenedTrace
  step: number
  onSeek: (step: number) => void
  searchField: RefObject<HTMLInputElement | null>
}

/** Every step of a trace with its mark and the time since the one before; searched by kind and by anything in its action. */
export const StepList = ({ opened, step, onSeek, searchField }: Props) => {
  const { formatMessage, formatNumber } = useIntl()
  const [search, setSearch] = useState<StepSearch>({ text: '', kind: '' })
  const [everyStep, setEveryStep] = useState(false)
  const listed = useMemo(
    () => (everyStep ? opened.frames.map((_state, index) => index) : shownSteps(opened.trace.actions)),
    [opened, everyStep],
  )
  const steps = useMemo(() => findSteps(opened, listed, search), [opened, listed, search])
  const scroll = useRef<HTMLDivElement>(null)
  // eslint-disable-next-line react-hooks/incompatible-library -- no compiler keeps what this component renders
  const rows = useVirtualizer({
    count: steps.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  useEffect(() => {
    // A step that is not listed is part of the next one that is.
    const index = steps.findIndex((one) => one >= step)
    if (index >= 0) rows.scrollToIndex(index, { align: 'auto' })
  }, [rows, steps, step])
  const markText = (of: number) => {
    const mark = opened.marks[of]
    const since = opened.trace.envelope?.dt[of - 1]
    return [mark && formatMessage(messages[mark]), since && `+${formatNumber(since)} ms`].filter(Boolean).join(' · ')
  }
  return (
    <Root aria-label={formatMessage(messages.steps)}>
      <Search>
        <TextField
          label={formatMessage(messages.search)}
          hint={formatMessage(messages.found, { count: steps.length })}
          type="search"
          ref={searchField}
          value={search.text}
          onChange={({ target }) => setSearch({ ...search, text: target.value })}
        />
        <SelectField
          label={formatMessage(messages.kind)}
          value={search.kind}
          onChange={({ target }) => setSearch({ ...search, kind: target.value as StepSearch['kind'] })}
        >
          <option value="">{formatMessage(messages.everyKind)}</option>
          {markNames.map((mark) => (
            <option key={mark} value={mark}>
              {formatMessage(messages[mark])}
            </option>
          ))}
        </SelectField>
      </Search>
      <CheckboxField
        id="every-step"
        label={formatMessage(messages.everyStep)}
        checked={everyStep}
        onChange={({ target }) => setEveryStep(target.checked)}
      />
      <Scroll ref={scroll} role="list" tabIndex={-1}>
        <div style={{ position: 'relative', height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const at = steps[index] ?? 0
            const action = opened.trace.actions[at - 1]
            return (
              <div
                key={at}
                ref={rows.measureElement}
                data-index={index}
                role="listitem"
                aria-posinset={index + 1}
                aria-setsize={steps.length}
                style={{ position: 'absolute', insetInline: 0, top: start }}
              >
                <Row
                  type="button"
                  data-mark={opened.marks[at] ?? undefined}
                  aria-current={at === step ? 'step' : undefined}
                  onClick={() => onSeek(at)}
                >
                  <span>{at}</span>
                  <span>{action ? stepText(action) : <FormattedMessage {...messages.start} />}</span>
                  <span>{markText(at)}</span>
                </Row>
              </div>
            )
          })}
        </div>
      </Scroll>
    </Root>
  )
}
