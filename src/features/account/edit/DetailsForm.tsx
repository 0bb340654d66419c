import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router'
import { isLocale, locales } from '../../../../contract/locales'
import { paths } from '../../../../contract/paths'
import { ProfileChange, type Profile, type ProfileForm } from '../../../../contract/account/profile'
import { read } from '../../../../contract/read'
import { failureOf } from '../../../api/failureOf'
import { staleIn } from '../../../api/staleIn'
import { useSaveProfileMutation } from '../../../api/account/profileApi'
import { localeNames } from '../../../i18n/localeNames'
import { useFieldErrors } from '../../../i18n/useFieldErrors'
import { useDraftForm } from '../../../store/drafts/useDraftForm'
import { Button } from '../../../ui/kit/Button'
import { ErrorSummary } from '../../../ui/kit/ErrorSummary'
import { FormBody, FormEnd } from '../../../ui/kit/FormBody'
import { SectionHeading } from '../../../ui/kit/SectionHeading'
import { SelectField } from '../../../ui/kit/SelectField'
import { TextField } from '../../../ui/kit/TextField'
import { VersionChoice } from '../../../ui/kit/VersionChoice'
import { messages } from './editMessages'

const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4', marginBottom: '4' },
})

/** Name, language of mails, address, telephone and whom to call in an emergency. */
export const DetailsForm = ({ profile: { pendingEmail: _, ...profile } }: { profile: Profile }) => {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [save, { error, originalArgs }] = useSaveProfileMutation()
  const stale = staleIn(error)
  const { field, submit, errors, pending, submitCount, watch, set } = useDraftForm({
    name: 'profile',
    empty: profile,
    read: (values) => read(ProfileChange, values),
    send: async (form) => {
      const refused = failureOf(await save(form))
      if (refused === null) void navigate(paths.profile)
      return refused
    },
  })
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const labels: Record<keyof ProfileForm, string> = {
    name: label('name'),
    locale: label('mailLanguage'),
    street: label('street'),
    postcode: label('postcode'),
    city: label('city'),
    country: label('country'),
    phone: label('phone'),
    emergencyName: label('emergencyName'),
    emergencyPhone: label('emergencyPhone'),
  }
  const { errorOf, summary } = useFieldErrors(errors, labels)
  const of = (name: keyof ProfileForm) => ({ label: labels[name], ...field(name), error: errorOf(name) })
  return (
    <FormBody onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...summary} attempt={submitCount} />
      {stale && originalArgs && (
        <VersionChoice
          labels={labels}
          sent={originalArgs}
          saved={stale.present}
          current={watch()}
          onChoose={(name, value) => set({ [name]: value })}
          textOf={(name, value) => (name === 'locale' && isLocale(value) ? localeNames[value] : value)}
        />
      )}
      <SectionHeading heading={label('you')} />
      <Fields>
        <TextField autoComplete="name" {...of('name')} />
        <SelectField {...of('locale')}>
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {localeNames[locale]}
            </option>
          ))}
        </SelectField>
        <TextField type="tel" autoComplete="tel" {...of('phone')} />
      </Fields>
      <SectionHeading heading={label('address')} />
      <Fields>
        <TextField autoComplete="street-address" {...of('street')} />
        <TextField autoComplete="postal-code" {...of('postcode')} />
        <TextField autoComplete="address-level2" {...of('city')} />
        <TextField autoComplete="country-name" {...of('country')} />
      </Fields>
      <SectionHeading heading={label('emergency')} />
      <chakra.p color="fg.muted">
        <FormattedMessage {...messages.emergencyText} />
      </chakra.p>
      <Fields>
        <TextField autoComplete="off" {...of('emergencyName')} />
        <TextField type="tel" autoComplete="off" {...of('emergencyPhone')} />
      </Fields>
      <FormEnd>
        <Button type="submit" pending={pending}>
          <FormattedMessage {...messages.save} />
        </Button>
        <Button asChild variant="quiet">
          <Link to={paths.profile}>
            <FormattedMessage {...messages.back} />
          </Link>
        </Button>
      </FormEnd>
    </FormBody>
  )
}
