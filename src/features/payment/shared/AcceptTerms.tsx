import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import type { NewDocument } from '#contract/account/newDocument'
import { paths } from '#contract/shared/paths'
import { documentMessages as messages } from '../../../i18n/documentMessages'
import { useFormats } from '../../../i18n/useFormats'
import { documentAcceptanceRequested } from '../../../store/auth/authSlice'
import { useAppDispatch } from '../../../store/hooks'
import { Button } from '../../../ui/kit/Button'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { TextLink } from '../../../ui/kit/TextLink'

/** Shown instead of the checkout until the member accepts the new terms. */
export const AcceptTerms = ({ terms: { document, version } }: { terms: NewDocument }) => {
  const { longDay } = useFormats()
  const dispatch = useAppDispatch()
  return (
    <EmptyState
      heading={<FormattedMessage {...messages.dueTitle} />}
      action={
        <Button onClick={() => dispatch(documentAcceptanceRequested({ document, version }))}>
          <FormattedMessage {...messages.acceptAndContinue} />
        </Button>
      }
    >
      <FormattedMessage
        {...messages.dueText}
        values={{
          date: longDay(version),
          link: (text) => (
            <TextLink asChild>
              <Link to={paths.terms}>{text}</Link>
            </TextLink>
          ),
        }}
      />
    </EmptyState>
  )
}
