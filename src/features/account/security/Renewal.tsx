import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '#contract/shared/limits'
import { noEnd } from '#contract/account/receivedSession'
import type { User } from '#contract/account/user'
import { failureOf } from '../../../api/failureOf'
import { useRenewSessionMutation } from '../../../api/account/sessionsApi'
import { useFormats } from '../../../i18n/useFormats'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { Section } from '../../../ui/kit/Section'
import { ReauthenticationForm } from '../shared/ReauthenticationForm'
import { messages } from './securityMessages'

/** When this session ends, and how to extend it. */
export const Renewal = ({ user }: { user: User }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const [renew, answer] = useRenewSessionMutation({ fixedCacheKey: 'renewal' })
  const { isOpen: codeRequired, setOpen: setCodeRequired } = useOpen({ kind: 'code', form: 'renewal' })
  const day = longDay(user.sessionEnds.latest.slice(0, 10))
  // A server that says no end has nothing to be renewed.
  if (user.sessionEnds.latest === noEnd) return null
  return (
    <Section heading={formatMessage(messages.renewal)}>
      {answer.isSuccess ? (
        <SuccessMessage heading={formatMessage(messages.renewed)} level={3} action={null}>
          <FormattedMessage {...messages.renewedText} values={{ day }} />
        </SuccessMessage>
      ) : (
        <>
          <chakra.p marginBottom="4">
            <FormattedMessage {...messages.renewalText} values={{ day, idle: limits.sessionIdleDays }} />
          </chakra.p>
          {codeRequired ? (
            <ReauthenticationForm
              name="renewal"
              send={async (reauthentication) => failureOf(await renew(reauthentication))}
              aside={
                <Button variant="quiet" onClick={() => setCodeRequired(false)}>
                  <FormattedMessage {...messages.giveUp} />
                </Button>
              }
            >
              <FormattedMessage {...messages.renew} />
            </ReauthenticationForm>
          ) : (
            <Button variant="outline" onClick={() => setCodeRequired(true)}>
              <FormattedMessage {...messages.renew} />
            </Button>
          )}
        </>
      )}
    </Section>
  )
}
