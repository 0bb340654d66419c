import { FormattedMessage } from 'react-intl'
import type { Locale } from '#contract/shared/locales'
import { failureOf } from '../../../api/failureOf'
import { useTestMailingMutation } from '../../../api/member/mailingApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { draftMessages as messages } from './messages'

/** Sends a draft in one language to its writer. */
export const TestMailing = ({ id, locale }: { id: string; locale: Locale }) => {
  const [test, tested] = useTestMailingMutation(useCallKey(`test mailing ${locale}`))
  const failure = failureOf(tested)
  return (
    <div>
      <Button variant="outline" dense pending={tested.isLoading} onClick={() => void test({ id, locale })}>
        <FormattedMessage {...messages.test} values={{ language: locale }} />
      </Button>
      <p role="status">{tested.isSuccess && <FormattedMessage {...messages.tested} />}</p>
      {failure && <FormError>{failure.message}</FormError>}
    </div>
  )
}
