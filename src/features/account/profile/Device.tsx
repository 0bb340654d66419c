import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isLocale, locales } from '#contract/shared/locales'
import { localeNames } from '../../../i18n/localeNames'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import {
  colorSchemeChosen,
  contrastChosen,
  localeChosen,
  selectColorScheme,
  selectContrast,
  selectLocale,
} from '../../../store/ui/uiSlice'
import { CheckboxField } from '../../../ui/kit/CheckboxField'
import { Section } from '../../../ui/kit/Section'
import { SelectField } from '../../../ui/kit/SelectField'
import { KeepStepsField } from '../../problem/shared/KeepStepsField'
import { messages } from './profileMessages'

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '360px' } })

/** Language, theme and contrast: kept in this browser. */
export const Device = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const locale = useAppSelector(selectLocale)
  const colorScheme = useAppSelector(selectColorScheme)
  const contrast = useAppSelector(selectContrast)
  return (
    <Section heading={<FormattedMessage {...messages.screen} />}>
      <Fields>
        <SelectField
          label={formatMessage(messages.language)}
          name="language"
          value={locale}
          onChange={({ target }) => isLocale(target.value) && dispatch(localeChosen(target.value))}
        >
          {locales.map((one) => (
            <option key={one} value={one} lang={one}>
              {localeNames[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={formatMessage(messages.theme)}
          name="theme"
          value={colorScheme}
          onChange={({ target }) => dispatch(colorSchemeChosen(target.value === 'dark' ? 'dark' : 'light'))}
        >
          <option value="light">{formatMessage(messages.light)}</option>
          <option value="dark">{formatMessage(messages.dark)}</option>
        </SelectField>
        <CheckboxField
          label={formatMessage(messages.sunlight)}
          hint={formatMessage(messages.sunlightHint)}
          name="sunlight"
          role="switch"
          checked={contrast === 'sunlight'}
          onChange={({ target }) => dispatch(contrastChosen(target.checked ? 'sunlight' : 'normal'))}
        />
        <KeepStepsField />
      </Fields>
    </Section>
  )
}
