import { chakra } from '@chakra-ui/react'
import { Download, Play } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskProblem } from '#contract/problem/desk'
import { fill, paths } from '#contract/shared/paths'
import { useSaveProblemTraceMutation } from '../../../api/problem/deskProblemApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { OnDemand } from '../../../ui/kit/OnDemand'
import { Section } from '../../../ui/kit/Section'
import { traceMessages as messages } from './messages'
import { TraceBody } from './TraceBody'

const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

const load = async () => (await import(/* webpackChunkName: "trace-steps" */ '../../qa/shared/TraceSteps')).TraceSteps

const Save = ({ id }: { id: string }) => {
  const [save, saved] = useSaveProblemTraceMutation(useCallKey(`save-problem/${id}`))
  return (
    <>
      <Button variant="outline" icon={<Download aria-hidden />} pending={saved.isLoading} onClick={() => void save(id)}>
        <FormattedMessage {...messages.download} />
      </Button>
      {saved.isError && (
        <FormError>
          <FormattedMessage {...messages.downloadFailed} />
        </FormError>
      )}
    </>
  )
}

/** What the sender did before the report, step by step; a trace that can't be opened can still be downloaded. */
export const ProblemSteps = ({ report: { id, hasTrace, failedStep } }: { report: DeskProblem }) => {
  const { formatMessage } = useIntl()
  const player = fill(paths.problemPlayer, { id })
  return (
    <Section heading={<FormattedMessage {...messages.steps} />}>
      {hasTrace ? (
        <Body>
          <TraceBody id={id}>
            {(text) => (
              <OnDemand name="trace steps" load={load}>
                {(TraceSteps) => (
                  <TraceSteps name={formatMessage(messages.traceName)} text={text} failed={failedStep}>
                    {(step) => (
                      <Buttons>
                        <Button asChild variant="outline" icon={<Play aria-hidden />}>
                          {/* A document of its own: only its content policy lets the player's frame in. */}
                          <a href={`${player}#step=${step}`}>
                            <FormattedMessage {...messages.openPlayer} />
                          </a>
                        </Button>
                      </Buttons>
                    )}
                  </TraceSteps>
                )}
              </OnDemand>
            )}
          </TraceBody>
          <Buttons>
            <Save id={id} />
          </Buttons>
        </Body>
      ) : (
        <p>
          <FormattedMessage {...messages.noTrace} />
        </p>
      )}
    </Section>
  )
}
