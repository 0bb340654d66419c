import { chakra } from '@chakra-ui/react'
import { Moon, Sun } from 'lucide-react'
import { useIntl } from 'react-intl'
import { locales } from '#contract/shared/locales'
import { localeNames } from '../i18n/localeNames'
import { useShownLocale } from '../i18n/useShownLocale'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { colorSchemeChosen, localeChosen, selectColorScheme } from '../store/ui/uiSlice'
import { IconButton } from '../ui/kit/IconButton'
import { messages } from './messages'

const Switch = chakra('button', {
  base: {
    minWidth: '44px',
    minHeight: 'touch',
    paddingInline: '8px',
    borderRadius: 'plank',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { bg: 'bg.muted' } },
  },
})
// Where there is no room for the name of the language, its two letters replace it; the accessible name has both.
const Short = chakra('span', { base: { '@media (width >= 24rem)': { display: 'none' } } })
const Name = chakra('span', { base: { '@media (width < 24rem)': { display: 'none' } } })

/** The other language and the other theme, one press each. Where they appear twice, `place` makes their ids unique. */
export const PreferenceToggles = ({ place = '' }: { place?: string }) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const locale = useShownLocale()
  const dark = useAppSelector(selectColorScheme) === 'dark'
  const other = locales.find((candidate) => candidate !== locale) ?? locale
  const short = other.toUpperCase()
  return (
    <>
      <Switch
        id={place + 'switch-language'}
        data-early
        type="button"
        lang={other}
        aria-label={`${short}, ${localeNames[other]}`}
        onClick={() => dispatch(localeChosen(other))}
      >
        <Short>{short}</Short>
        <Name>{localeNames[other]}</Name>
      </Switch>
      <IconButton
        id={place + 'switch-theme'}
        data-early
        label={formatMessage(dark ? messages.lightTheme : messages.darkTheme)}
        icon={dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
        onClick={() => dispatch(colorSchemeChosen(dark ? 'light' : 'dark'))}
      />
    </>
  )
}
