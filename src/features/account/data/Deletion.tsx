import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureOf } from '../../../api/failureOf'
import { useDeleteAccountMutation, useGetDeletionCostQuery } from '../../../api/account/ownDataApi'
import { useFormats } from '../../../i18n/useFormats'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { Dialog } from '../../../ui/kit/Dialog'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Notice } from '../../../ui/kit/Notice'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { ReauthenticationForm } from '../shared/ReauthenticationForm'
import { messages } from './dataMessages'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })

/** Deleting the account: a dialog says what that gives up, and takes the password. */
export const Deletion = () => {
  const { formatMessage } = useIntl()
  const { longDay, money } = useFormats()
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'deletion' })
  const { data: cost, isError, refetch } = useGetDeletionCostQuery()
  const [remove] = useDeleteAccountMutation({ fixedCacheKey: 'deletion' })
  return (
    <Section heading={formatMessage(messages.deletion)}>
      <Stack>
        <p>
          <FormattedMessage {...messages.deletionText} />
        </p>
        {isError && !cost ? (
          <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
            <FormattedMessage {...messages.failedText} />
          </ErrorState>
        ) : (
          <div>
            <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <FormattedMessage {...messages.confirmDeletion} />
            </Button>
          </div>
        )}
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          irreversible
          title={<FormattedMessage {...messages.deletionTitle} />}
          text={<FormattedMessage {...messages.forGood} />}
        >
          {!cost && <SkeletonRows rows={1} label={formatMessage(messages.loading)} />}
          {cost && (
            <>
              {cost.entriesAhead > 0 && (
                <Notice tone="warning">
                  <FormattedMessage
                    {...(cost.refund.amount > 0 ? messages.entriesRefunded : messages.entriesLost)}
                    values={{
                      count: cost.entriesAhead,
                      refund: money(cost.refund.amount, cost.refund.currency),
                    }}
                  />
                </Notice>
              )}
              {cost.memberUntil !== null && (
                <Notice tone="warning">
                  <FormattedMessage {...messages.membershipLost} values={{ day: longDay(cost.memberUntil) }} />
                </Notice>
              )}
              <ReauthenticationForm
                name="deletion"
                send={async (reauthentication) => failureOf(await remove(reauthentication))}
                variant="danger"
                aside={
                  <Button variant="quiet" onClick={() => setOpen(false)}>
                    <FormattedMessage {...messages.keep} />
                  </Button>
                }
              >
                <FormattedMessage {...messages.deletionAction} />
              </ReauthenticationForm>
            </>
          )}
        </Dialog>
      </Stack>
    </Section>
  )
}
