import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/kit/Button'
import { Notice } from '../../../ui/kit/Notice'
import { messages } from './messages'
import type { OpenedTrace } from './openTrace'

interface Props {
  opened: OpenedTrace
  onSeek: (step: number) => void
  /** With another trace: the first step at which the two differ. */
  comparison?: { difference: number | null }
}

const GoTo = ({ step, onSeek }: { step: number; onSeek: (step: number) => void }) => (
  <Button variant="outline" dense onClick={() => onSeek(step)}>
    <FormattedMessage {...messages.goToStep} values={{ step }} />
  </Button>
)

/** Whether this build shows what was recorded, and whether two traces are the same. */
export const Verdict = ({ opened, onSeek, comparison }: Props) => {
  const { divergence, compared } = opened
  const difference = comparison?.difference ?? null
  return (
    <>
      {divergence ? (
        <Notice tone="warning" action={<GoTo step={divergence.step} onSeek={onSeek} />}>
          <FormattedMessage {...messages.diverged} values={{ step: divergence.step }} />
        </Notice>
      ) : (
        <Notice>
          <FormattedMessage
            {...(compared > 0 ? messages.identical : messages.notCompared)}
            values={{ count: compared }}
          />
        </Notice>
      )}
      {comparison && (
        <Notice
          tone={difference === null ? 'info' : 'warning'}
          action={difference !== null && <GoTo step={difference} onSeek={onSeek} />}
        >
          <FormattedMessage
            {...(difference === null ? messages.same : messages.differs)}
            values={{ step: difference }}
          />
        </Notice>
      )}
    </>
  )
}
