import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureOf } from '../../../api/failureOf'
import {
  useGetSecondFactorQuery,
  usePrepareSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useStartSecondFactorMutation,
} from '../../../api/account/sessionsApi'
import { selectUser } from '../../../store/auth/authSlice'
import { useAppSelector } from '../../../store/hooks'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Notice } from '../../../ui/kit/Notice'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { ConfirmNotice } from '../profile/ConfirmNotice'
import { ReauthenticationForm } from '../shared/ReauthenticationForm'
import { messages } from './securityMessages'
import { RecoveryCodes } from './RecoveryCodes'
import { SetUp } from './SetUp'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '4' } })

/** Codes of an authenticator app beside the password: on, off, and the steps between. */
export const SecondFactor = () => {
  const { formatMessage } = useIntl()
  const user = useAppSelector(selectUser)
  const { data: factor, isError, refetch } = useGetSecondFactorQuery()
  const [prepare, prepared] = usePrepareSecondFactorMutation({ fixedCacheKey: 'codes prepared' })
  const [start, started] = useStartSecondFactorMutation({ fixedCacheKey: 'codes started' })
  const [remove] = useRemoveSecondFactorMutation({ fixedCacheKey: 'codes removed' })
  const { isOpen: codeRequired, setOpen: setCodeRequired } = useOpen({ kind: 'code', form: 'secondFactor' })
  const forget = () => {
    prepared.reset()
    started.reset()
  }
  // eslint-disable-next-line no-restricted-syntax -- a function, for when the screen goes
  const forgetLast = useRef(forget)
  useEffect(() => {
    forgetLast.current = forget
  })
  // Secrets stay in the store only while they are shown.
  useEffect(() => () => forgetLast.current(), [])
  const done = () => {
    setCodeRequired(false)
    forget()
  }
  const giveUp = (
    <Button variant="quiet" onClick={done}>
      <FormattedMessage {...messages.giveUp} />
    </Button>
  )
  const change = () => {
    if (!factor) return null
    if (started.data) return <RecoveryCodes codes={started.data.codes} onDone={done} />
    if (prepared.data)
      return <SetUp {...prepared.data} send={async (code) => failureOf(await start(code))} aside={giveUp} />
    if (!factor.on && user && !user.emailConfirmed)
      return (
        <>
          <p>
            <FormattedMessage {...messages.confirmFirst} />
          </p>
          <ConfirmNotice user={user} />
        </>
      )
    if (!codeRequired)
      return (
        <div>
          <Button variant="outline" onClick={() => setCodeRequired(true)}>
            <FormattedMessage {...(factor.on ? messages.turnOff : messages.turnOn)} />
          </Button>
        </div>
      )
    return factor.on ? (
      <ReauthenticationForm
        key="off"
        name="second-factor"
        send={async (reauthentication) => {
          const failure = failureOf(await remove(reauthentication))
          if (failure === null) done()
          return failure
        }}
        variant="danger"
        aside={giveUp}
      >
        <FormattedMessage {...messages.turnOff} />
      </ReauthenticationForm>
    ) : (
      <ReauthenticationForm
        key="on"
        name="second-factor"
        send={async (reauthentication) => failureOf(await prepare(reauthentication))}
        aside={giveUp}
      >
        <FormattedMessage {...messages.goOn} />
      </ReauthenticationForm>
    )
  }
  return (
    <Section heading={formatMessage(messages.codes)}>
      {isError && !factor && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!factor && !isError && <SkeletonRows rows={1} label={formatMessage(messages.loading)} />}
      {factor && (
        <Stack>
          {factor.required && !factor.on && (
            <Notice tone="warning">
              <FormattedMessage {...messages.required} />
            </Notice>
          )}
          <p>
            <FormattedMessage
              {...(factor.on ? messages.on : messages.off)}
              values={{ count: factor.recoveryCodesLeft }}
            />
          </p>
          {change()}
        </Stack>
      )}
    </Section>
  )
}
