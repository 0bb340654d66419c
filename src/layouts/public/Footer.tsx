import { chakra } from '@chakra-ui/react'
import { Users } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { organisation } from '../../config/organisation'
import { useShownLocale } from '../../i18n/useShownLocale'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { Brand } from '../Brand'
import { footerMenu } from '../menuItems'
import { messages } from '../messages'
import { ReportLink } from '../ReportLink'

const Root = chakra('footer', {
  base: {
    bg: 'bg.night',
    color: 'fg.onTurf',
    '--cr-colors-focus-ring': '{colors.mark}',
    '--cr-colors-focus-ring-gap': '{colors.bg.night}',
  },
})
const Inner = chakra('div', {
  base: {
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: '18px', md: '36px' },
    paddingBlock: '6',
    '& p': { textStyle: 'small', borderTop: '2px dashed', borderColor: 'fg.subtle', mt: '5', pt: '4' },
  },
})
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '4', justifyContent: 'space-between' },
})
const Links = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: '1fr',
    '@media (22rem <= width < 48rem)': { gridTemplateColumns: '1fr 1fr', columnGap: '16px' },
    md: { display: 'flex', flexWrap: 'wrap' },
    flex: { base: '1 1 100%', lg: '0 1 auto' },
    columnGap: '28px',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      minWidth: 'touch',
      fontWeight: 'semibold',
      '& svg': { strokeLinecap: 'square', strokeLinejoin: 'miter' },
    },
    '@media (hover: hover)': { '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
})

export const Footer = () => {
  const year = useAppSelector(selectNow).slice(0, 4)
  const locale = useShownLocale()
  const { name, social } = organisation
  return (
    <Root>
      <Inner>
        <Line>
          <Brand />
          <Links role="list">
            {footerMenu.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>
                  <FormattedMessage {...label} />
                </Link>
              </li>
            ))}
            <li>
              <ReportLink />
            </li>
            <li>
              <a href={social.url}>
                <Users size={18} aria-hidden />
                {social.label[locale]}
              </a>
            </li>
          </Links>
        </Line>
        <p>
          <FormattedMessage {...messages.copyright} values={{ year, name }} />
        </p>
      </Inner>
    </Root>
  )
}
