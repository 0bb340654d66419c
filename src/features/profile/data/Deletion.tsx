import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureIn } from '../../../api/failureOf'
import { useDeleteAccountMutation, useGetDeletionCostQuery } from '../../../api/ownDataApi'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/kit/Button'
import { Failed } from '../../../ui/kit/Failed'
import { Notice } from '../../../ui/kit/Notice'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { ProofForm } from '../ProofForm'
import { messages } from './messages'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })

/** Deleting the account: what it gives up stands before the button, which takes the password. */
export const Deletion = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const [asked, setAsked] = useState(false)
  const { data: cost, isError, refetch } = useGetDeletionCostQuery()
  const [remove, answer] = useDeleteAccountMutation({ fixedCacheKey: 'deletion' })
  return (
    <Section heading={formatMessage(messages.deletion)}>
      <Stack>
        <p>
          <FormattedMessage {...messages.deletionText} />
        </p>
        {!asked && !isError && (
          <div>
            <Button variant="outline" onClick={() => setAsked(true)}>
              <FormattedMessage {...messages.deletionAsk} />
            </Button>
          </div>
        )}
        {isError && !cost && (
          <Failed heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
            <FormattedMessage {...messages.failedText} />
          </Failed>
        )}
        {asked && !cost && !isError && <SkeletonRows rows={1} label={formatMessage(messages.loading)} />}
        {asked && cost && (
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
            <ProofForm
              name="deletion"
              failure={failureIn(answer)}
              send={async (proof) => failureIn(await remove(proof))}
              variant="danger"
              aside={
                <Button variant="quiet" onClick={() => setAsked(false)}>
                  <FormattedMessage {...messages.keep} />
                </Button>
              }
            >
              <FormattedMessage {...messages.deletionAction} />
            </ProofForm>
          </>
        )}
      </Stack>
    </Section>
  )
}
