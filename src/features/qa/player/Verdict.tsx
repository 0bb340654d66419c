import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/kit/Button'
import { Notice } from '../../../ui/kit/Notice'
import type { Mismatch } from '../../../trace/rerun/mismatches'
import { messages } from './messages'
import type { OpenedTrace } from './openTrace'
import { useRerunMismatches } from './useRerunMismatches'

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

const mismatchMessage = ({ part, recorded, made }: Mismatch) => {
  if (part === 'action') return made === null ? messages.noAction : messages.newAction
  if (part === 'effect') return made === null ? messages.noEffect : messages.newEffect
  if (made === null) return messages.noRequest
  return recorded === null ? messages.newRequest : messages.otherRequest
}

const FirstMismatch = ({
  mismatches: [first, ...others],
  onSeek,
}: {
  mismatches: Mismatch[]
  onSeek: (step: number) => void
}) =>
  first && (
    <Notice tone="warning" action={<GoTo step={first.step} onSeek={onSeek} />}>
      <span>
        <FormattedMessage {...mismatchMessage(first)} values={{ ...first }} />
      </span>{' '}
      {others.length > 0 && (
        <span>
          <FormattedMessage {...messages.moreDifferences} values={{ count: others.length }} />
        </span>
      )}
    </Notice>
  )

/** Whether this build shows what was recorded, and whether two traces are the same. */
export const Verdict = ({ opened, onSeek, comparison }: Props) => {
  const { divergence, compared } = opened
  const difference = comparison?.difference ?? null
  const mismatches = useRerunMismatches(opened)
  return (
    <>
      {divergence ? (
        <Notice tone="warning" action={<GoTo step={divergence.step} onSeek={onSeek} />}>
          <FormattedMessage {...messages.diverged} values={{ step: divergence.step }} />
        </Notice>
      ) : (
        <Notice>
          <span>
            <FormattedMessage
              {...(compared > 0 ? messages.identical : messages.notCompared)}
              values={{ count: compared }}
            />
          </span>{' '}
          {mismatches?.length === 0 && (
            <span>
              <FormattedMessage {...messages.runAgain} />
            </span>
          )}
        </Notice>
      )}
      {mismatches && <FirstMismatch mismatches={mismatches} onSeek={onSeek} />}
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
