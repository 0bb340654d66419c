import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { areTermsDue } from '#contract/account/newDocument'
import { paths, type ScreenPath } from '#contract/shared/paths'
import { documentMessages as messages } from '../../i18n/documentMessages'
import { useFormats } from '../../i18n/useFormats'
import { documentAcceptanceRequested, selectNewDocument } from '../../store/auth/authSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectScreenPath } from '../../store/router/routerSlice'
import { selectNow } from '../../store/ui/uiSlice'
import { Banner } from '../../ui/kit/Banner'
import { Button } from '../../ui/kit/Button'
import { TextLink } from '../../ui/kit/TextLink'

const checkouts: (ScreenPath | null)[] = [paths.checkout, paths.registrationPayment]
const pageOf = { terms: paths.terms, privacy: paths.privacy }
const changed = { terms: messages.termsChanged, privacy: messages.privacyChanged }
const change = { terms: messages.termsChange, privacy: messages.privacyChange }
const answer = { terms: messages.accept, privacy: messages.note }

/** A new version of the terms, to be accepted, or of the privacy policy, to be taken note of. */
export const DocumentBanner = () => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const dispatch = useAppDispatch()
  const one = useAppSelector(selectNewDocument)
  const today = useAppSelector(selectNow).slice(0, 10)
  const path = useAppSelector(selectScreenPath)
  // There the checkout asks for what it waits for.
  if (!one || (areTermsDue(one, today) && checkouts.includes(path))) return null
  const { document, version } = one
  return (
    <Banner
      tone="info"
      label={formatMessage(messages.label)}
      role="status"
      action={
        <Button dense variant="outline" onClick={() => dispatch(documentAcceptanceRequested({ document, version }))}>
          <FormattedMessage {...answer[document]} />
        </Button>
      }
    >
      <FormattedMessage
        {...(version <= today ? changed : change)[document]}
        values={{
          date: longDay(version),
          link: (text) => (
            <TextLink asChild color="inherit">
              <Link to={pageOf[document]}>{text}</Link>
            </TextLink>
          ),
        }}
      />
    </Banner>
  )
}
