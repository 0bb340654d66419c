import { chakra } from '@chakra-ui/react'
import { Moon, Sun } from 'lucide-react'
import { useIntl } from 'react-intl'
import { locales, type Locale } from '../../contract/locales'
import { loadWords } from '../i18n/words'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { colorSchemeChosen, languageFailed, localeChosen, selectColorScheme, selectLocale } from '../store/ui/uiSlice'
import { IconButton } from '../ui/kit/IconButton'
import { messages } from './messages'

// A language is named in itself, whatever language the page is in.
const names: Record<Locale, string> = { en: 'English', pl: 'Polski' }

const Switch = chakra('button', {
  base: { minWidth: 'touch', minHeight: 'touch', fontWeight: 'semibold', cursor: 'pointer' },
})

/** The other language and the other theme, one press each. */
export const Switches = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const locale = useAppSelector(selectLocale)
  const dark = useAppSelector(selectColorScheme) === 'dark'
  const other = locales.find((candidate) => candidate !== locale) ?? locale
  // The words first: a language is chosen when it can be shown.
  const choose = () =>
    loadWords(other).then(
      () => dispatch(localeChosen(other)),
      () => dispatch(languageFailed()),
    )
  return (
    <>
      <Switch type="button" lang={other} title={names[other]} aria-label={names[other]} onClick={() => void choose()}>
        {other.toUpperCase()}
      </Switch>
      <IconButton
        label={formatMessage(dark ? messages.lightTheme : messages.darkTheme)}
        icon={dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
        onClick={() => dispatch(colorSchemeChosen(dark ? 'light' : 'dark'))}
      />
    </>
  )
}
