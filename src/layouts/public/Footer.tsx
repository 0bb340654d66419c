import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { Brand } from '../Brand'
import { messages } from '../messages'

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

export const Footer = () => {
  const year = useAppSelector(selectNow).slice(0, 4)
  return (
    <Root>
      <Inner>
        <Brand />
        <p>
          <FormattedMessage {...messages.copyright} values={{ year }} />
        </p>
      </Inner>
    </Root>
  )
}
