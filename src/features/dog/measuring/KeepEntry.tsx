import { Check } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { UnfitEntry } from '#contract/dog/measuring'
import { failureOf } from '../../../api/failureOf'
import { useKeepEntryMutation } from '../../../api/entry/entryChangeApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { messages } from './heightMessages'

/** Keeps an entry whose class no longer has the level of its dog. */
export const KeepEntry = ({ entry: { entryId, item } }: { entry: UnfitEntry }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const [keep, kept] = useKeepEntryMutation(useCallKey(`keep ${entryId}`))
  const failure = failureOf(kept)
  return (
    <>
      <Button
        variant="outline"
        dense
        icon={<Check aria-hidden />}
        pending={kept.isLoading}
        aria-label={formatMessage(messages.keepOf, { show: item.showName, day: longDay(item.date) })}
        onClick={() => void keep(entryId)}
      >
        <FormattedMessage {...messages.keep} />
      </Button>
      {failure && <FormError>{failure.message}</FormError>}
    </>
  )
}
