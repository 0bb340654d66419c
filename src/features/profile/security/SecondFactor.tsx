import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureIn } from '../../../api/failureOf'
import {
  useGetSecondFactorQuery,
  usePrepareSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useStartSecondFactorMutation,
} from '../../../api/sessionsApi'
import { selectUser } from '../../../store/auth/authSlice'
import { useAppSelector } from '../../../store/hooks'
import { Button } from '../../../ui/kit/Button'
import { Failed } from '../../../ui/kit/Failed'
import { Notice } from '../../../ui/kit/Notice'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { ConfirmNotice } from '../ConfirmNotice'
import { ProofForm } from '../ProofForm'
import { messages } from './messages'
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
  const [remove, removed] = useRemoveSecondFactorMutation({ fixedCacheKey: 'codes removed' })
  const [asked, setAsked] = useState(false)
  const forget = () => {
    prepared.reset()
    started.reset()
  }
  const forgetLast = useRef(forget)
  useEffect(() => {
    forgetLast.current = forget
  })
  // What lets somebody in does not lie in the store longer than it is shown.
  useEffect(() => () => forgetLast.current(), [])
  const done = () => {
    setAsked(false)
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
      return (
        <SetUp
          {...prepared.data}
          failure={failureIn(started)}
          send={async (code) => failureIn(await start(code))}
          aside={giveUp}
        />
      )
    if (!factor.on && user && !user.emailConfirmed)
      return (
        <>
          <p>
            <FormattedMessage {...messages.confirmFirst} />
          </p>
          <ConfirmNotice user={user} />
        </>
      )
    if (!asked)
      return (
        <div>
          <Button variant="outline" onClick={() => setAsked(true)}>
            <FormattedMessage {...(factor.on ? messages.turnOff : messages.turnOn)} />
          </Button>
        </div>
      )
    return factor.on ? (
      <ProofForm
        key="off"
        name="second-factor"
        failure={failureIn(removed)}
        send={async (proof) => {
          const failure = failureIn(await remove(proof))
          if (failure === null) done()
          return failure
        }}
        variant="danger"
        aside={giveUp}
      >
        <FormattedMessage {...messages.turnOff} />
      </ProofForm>
    ) : (
      <ProofForm
        key="on"
        name="second-factor"
        failure={failureIn(prepared)}
        send={async (proof) => failureIn(await prepare(proof))}
        aside={giveUp}
      >
        <FormattedMessage {...messages.goOn} />
      </ProofForm>
    )
  }
  return (
    <Section heading={formatMessage(messages.codes)}>
      {isError && !factor && (
        <Failed heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </Failed>
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
