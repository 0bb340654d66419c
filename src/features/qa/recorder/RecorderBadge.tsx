import { chakra } from '@chakra-ui/react'
import { Download, History, Play, Square } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '#contract/shared/paths'
import { defineMessages } from '../../../i18n/defineMessages'
import { useAppSelector } from '../../../store/hooks'
import type { AppStore } from '../../../store/makeStore'
import { selectLocation } from '../../../store/router/routerSlice'
import type { SaveResult } from '../../../trace/saveTrace'
import { Button } from '../../../ui/kit/Button'
import { pageLinkOf } from '../pageLink'
import type { EarlierPage } from './earlierPages'
import { type Recorded, saveEarlier, saveRecording } from './saveRecording'

const messages = defineMessages({
  label: { id: 'qa.recorder.label', defaultMessage: 'Trace recorder' },
  recording: {
    id: 'qa.recorder.recording',
    defaultMessage: 'Recording: {count, plural, one {# action} other {# actions}}',
  },
  save: { id: 'qa.recorder.save', defaultMessage: 'Save trace' },
  play: { id: 'qa.recorder.play', defaultMessage: 'Open in the player' },
  earlier: { id: 'qa.recorder.earlier', defaultMessage: 'Save earlier pages ({count})' },
  earlierRefused: {
    id: 'qa.recorder.earlierRefused',
    defaultMessage:
      '{count, plural, one {Couldn’t save page {pages}. Its replay differs, or personal data would be left in it.} other {Couldn’t save pages {pages}. Their replays differ, or personal data would be left in them.}}',
  },
  stop: { id: 'qa.recorder.stop', defaultMessage: 'Stop' },
  saved: {
    id: 'qa.recorder.saved',
    defaultMessage:
      'Trace saved. {count, plural, =0 {It had no personal data.} one {# personal value was replaced.} other {# personal values were replaced.}}',
  },
  diverged: {
    id: 'qa.recorder.diverged',
    defaultMessage: 'Trace not saved: its replay differs at step {step} ({type}).',
  },
  secret: {
    id: 'qa.recorder.secret',
    defaultMessage: 'Trace not saved: personal data would be left in it.',
  },
})

const Root = chakra('aside', {
  base: {
    // At the end of the page it is below everything, so that it hides nothing permanently.
    position: 'sticky',
    // Toasts are above it: they can be closed.
    zIndex: 'header',
    bottom: { base: 'var(--tab-bar, 0px)', md: '0' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '1',
    paddingInline: { base: '4', md: '6' },
    bg: 'bg.panel',
    color: 'fg',
    borderBlockStart: '3px solid {colors.danger.solid}',
  },
})
const Count = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    _before: { content: '""', width: '12px', height: '12px', borderRadius: '50%', bg: 'danger.solid', flexShrink: 0 },
  },
})
const Outcome = chakra('p', { base: { flexBasis: '100%', overflowWrap: 'anywhere', _empty: { display: 'none' } } })

const outcomeOf = (result: SaveResult): ReactNode => {
  if (result.success) {
    const count = Object.values(result.redaction).reduce((sum, one) => sum + one, 0)
    return <FormattedMessage {...messages.saved} values={{ count }} />
  }
  if (result.reason === 'secret') return <FormattedMessage {...messages.secret} />
  const { step, action } = result.divergence
  return <FormattedMessage {...messages.diverged} values={{ step, type: action?.type ?? '–' }} />
}

const refusedPages = (pages: EarlierPage[]): ReactNode => {
  const refused = pages.filter((page) => 'refused' in page)
  const values = { count: refused.length, pages: refused.map(({ number }) => number).join(', ') }
  return refused.length > 0 && <FormattedMessage {...messages.earlierRefused} values={values} />
}

interface Props extends Recorded {
  store: AppStore
  stop: () => void
}

/** Says that this tab is recorded, and hands the trace out. */
export const RecorderBadge = ({ store, stop, ...recorded }: Props) => {
  const { formatMessage } = useIntl()
  const { recorder } = recorded
  const earlier = recorded.earlier.all()
  const count = useSyncExternalStore(store.subscribe, recorder.count)
  const { pathname } = useAppSelector(selectLocation)
  const [outcome, setOutcome] = useState<ReactNode>(null)
  return (
    <Root aria-label={formatMessage(messages.label)}>
      <Count>
        <FormattedMessage {...messages.recording} values={{ count }} />
      </Count>
      <Button
        variant="outline"
        dense
        icon={<Download aria-hidden />}
        onClick={() => void saveRecording(recorded).then((result) => setOutcome(outcomeOf(result)))}
      >
        <FormattedMessage {...messages.save} />
      </Button>
      {pathname !== paths.qa && (
        <Button asChild variant="quiet" dense icon={<Play aria-hidden />}>
          {/* The player has to be loaded as a document, and this page is kept when it is left. */}
          <a href={pageLinkOf(recorded.earlier.number)}>
            <FormattedMessage {...messages.play} />
          </a>
        </Button>
      )}
      {earlier.length > 0 && (
        <Button
          variant="quiet"
          dense
          icon={<History aria-hidden />}
          onClick={() => {
            void saveEarlier(recorded)
            setOutcome(refusedPages(earlier))
          }}
        >
          <FormattedMessage {...messages.earlier} values={{ count: earlier.length }} />
        </Button>
      )}
      <Button variant="quiet" dense icon={<Square aria-hidden />} onClick={stop}>
        <FormattedMessage {...messages.stop} />
      </Button>
      <Outcome role="status">{outcome}</Outcome>
    </Root>
  )
}
