import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '../../../../contract/limits'
import { noEnd, type User } from '../../../../contract/user'
import { failureIn } from '../../../api/failureOf'
import { useRenewSessionMutation } from '../../../api/sessionsApi'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/kit/Button'
import { Done } from '../../../ui/kit/Done'
import { Section } from '../../../ui/kit/Section'
import { ProofForm } from '../ProofForm'
import { messages } from './messages'

/** When this session ends, and how it goes on. */
export const Renewal = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const [renew, answer] = useRenewSessionMutation({ fixedCacheKey: 'renewal' })
  const [asked, setAsked] = useState(false)
  const day = longDay(user.sessionEnds.latest.slice(0, 10))
  // A server that says no end has nothing to be renewed.
  if (user.sessionEnds.latest === noEnd) return null
  return (
    <Section heading={formatMessage(messages.renewal)}>
      {answer.isSuccess ? (
        <Done heading={formatMessage(messages.renewed)} level={3} action={null}>
          <FormattedMessage {...messages.renewedText} values={{ day }} />
        </Done>
      ) : (
        <>
          <chakra.p marginBottom="4">
            <FormattedMessage {...messages.renewalText} values={{ day, idle: limits.sessionIdleDays }} />
          </chakra.p>
          {asked ? (
            <ProofForm
              name="renewal"
              failure={failureIn(answer)}
              send={async (proof) => failureIn(await renew(proof))}
              aside={
                <Button variant="quiet" onClick={() => setAsked(false)}>
                  <FormattedMessage {...messages.giveUp} />
                </Button>
              }
            >
              <FormattedMessage {...messages.renew} />
            </ProofForm>
          ) : (
            <Button variant="outline" onClick={() => setAsked(true)}>
              <FormattedMessage {...messages.renew} />
            </Button>
          )}
        </>
      )}
    </Section>
  )
}
