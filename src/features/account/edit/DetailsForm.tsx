import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router'
import { isLocale, locales } from '#contract/shared/locales'
import { paths } from '#contract/shared/paths'
import { ProfileChange, type Profile } from '#contract/account/profile'
import { parse } from '#contract/shared/parse'
import { useSaveProfileMutation } from '../../../api/account/profileApi'
import { localeNames } from '../../../i18n/localeNames'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { Button } from '../../../ui/kit/Button'
import { SectionHeading } from '../../../ui/kit/SectionHeading'
import { SelectField } from '../../../ui/kit/SelectField'
import { TextField } from '../../../ui/kit/TextField'
import { VersionChoice } from '../../../ui/kit/VersionChoice'
import { messages } from './editMessages'

const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4', marginBottom: '4' },
})

interface Props {
  userId: string
  profile: Profile
}

/** Name, language of emails, address, telephone and emergency contact. */
export const DetailsForm = ({ userId, profile: { pendingEmail: _, version, ...profile } }: Props) => {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { of, conflict, ...form } = useFormMutation(useSaveProfileMutation, {
    form: 'profile',
    record: { id: userId, version },
    base: profile,
    labels: {
      name: label('name'),
      locale: label('mailLanguage'),
      street: label('street'),
      postcode: label('postcode'),
      city: label('city'),
      country: label('country'),
      phone: label('phone'),
      emergencyName: label('emergencyName'),
      emergencyPhone: label('emergencyPhone'),
    },
    parse: (values, baseVersion) => parse(ProfileChange, { ...values, version: baseVersion }),
    onSent: () => void navigate(paths.profile),
  })
  return (
    <Form
      form={form}
      action={<FormattedMessage {...messages.save} />}
      aside={
        <Button asChild variant="quiet">
          <Link to={paths.profile}>
            <FormattedMessage {...messages.back} />
          </Link>
        </Button>
      }
    >
      {conflict && (
        <VersionChoice
          {...conflict}
          textOf={(name, value) => (name === 'locale' && isLocale(value) ? localeNames[value] : String(value))}
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
    </Form>
  )
}
