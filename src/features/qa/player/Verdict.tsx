import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/kit/Button'
import { Notice } from '../../../ui/kit/Notice'
import type { Fault } from '../../../trace/rerun/faults'
import { messages } from './messages'
import type { OpenedTrace } from './openTrace'
import { useFaults } from './useFaults'

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

const faultMessage = ({ part, recorded, made }: Fault) => {
  if (part === 'action') return made === null ? messages.noAction : messages.newAction
  if (made === null) return messages.noRequest
  return recorded === null ? messages.newRequest : messages.otherRequest
}

const FirstFault = ({ faults: [first, ...others], onSeek }: { faults: Fault[]; onSeek: (step: number) => void }) =>
  first && (
    <Notice tone="warning" action={<GoTo step={first.step} onSeek={onSeek} />}>
      <span>
        <FormattedMessage {...faultMessage(first)} values={{ ...first }} />
      </span>{' '}
      {others.length > 0 && (
        <span>
          <FormattedMessage {...messages.moreFaults} values={{ count: others.length }} />
        </span>
      )}
    </Notice>
  )

/** Whether this build shows what was recorded, and whether two traces are the same. */
export const Verdict = ({ opened, onSeek, comparison }: Props) => {
  const { divergence, compared } = opened
  const difference = comparison?.difference ?? null
  const faults = useFaults(opened)
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
          {faults?.length === 0 && (
            <span>
              <FormattedMessage {...messages.runAgain} />
            </span>
          )}
        </Notice>
      )}
      {faults && <FirstFault faults={faults} onSeek={onSeek} />}
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
