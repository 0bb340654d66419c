import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureOf } from '../../../api/failureOf'
import { useDeleteAccountMutation, useGetDeletionCostQuery } from '../../../api/account/ownDataApi'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/kit/Button'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Notice } from '../../../ui/kit/Notice'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { ReauthenticationForm } from '../ReauthenticationForm'
import { messages } from './dataMessages'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })

/** Deleting the account: what it gives up stands before the button, which takes the password. */
export const Deletion = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const [isConfirming, setConfirming] = useState(false)
  const { data: cost, isError, refetch } = useGetDeletionCostQuery()
  const [remove] = useDeleteAccountMutation({ fixedCacheKey: 'deletion' })
  return (
    <Section heading={formatMessage(messages.deletion)}>
      <Stack>
        <p>
          <FormattedMessage {...messages.deletionText} />
        </p>
        {!isConfirming && !isError && (
          <div>
            <Button variant="outline" onClick={() => setConfirming(true)}>
              <FormattedMessage {...messages.confirmDeletion} />
            </Button>
          </div>
        )}
        {isError && !cost && (
          <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
            <FormattedMessage {...messages.failedText} />
          </ErrorState>
        )}
        {isConfirming && !cost && !isError && <SkeletonRows rows={1} label={formatMessage(messages.loading)} />}
        {isConfirming && cost && (
          <>
            <Notice tone="warning">
              <p>
                <FormattedMessage {...messages.forGood} />
              </p>
              {cost.entriesAhead > 0 && (
                <p>
                  <FormattedMessage {...messages.entriesLost} values={{ count: cost.entriesAhead }} />
                </p>
              )}
              {cost.memberUntil !== null && (
                <p>
                  <FormattedMessage {...messages.membershipLost} values={{ day: longDay(cost.memberUntil) }} />
                </p>
              )}
            </Notice>
            <ReauthenticationForm
              name="deletion"
              send={async (reauthentication) => failureOf(await remove(reauthentication))}
              variant="danger"
              aside={
                <Button variant="quiet" onClick={() => setConfirming(false)}>
                  <FormattedMessage {...messages.keep} />
                </Button>
              }
            >
              <FormattedMessage {...messages.deletionAction} />
            </ReauthenticationForm>
          </>
        )}
      </Stack>
    </Section>
  )
}
