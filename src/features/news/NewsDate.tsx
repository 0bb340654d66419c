import { chakra } from '@chakra-ui/react'
import { useFormats } from '../../i18n/useFormats'
import { Numeral } from '../../ui/kit/Numeral'

const Root = chakra('time', {
  base: {
    display: 'block',
    marginBottom: '3',
    '& small': { textStyle: 'small', display: 'block', fontWeight: 'semibold' },
  },
})

/** A day, its numeral first and big. */
export const NewsDate = ({ day }: { day: string }) => {
  const { shortMonth } = useFormats()
  return (
    <Root dateTime={day}>
      <Numeral size="l">{day.slice(8)}</Numeral>{' '}
      <small>
        {shortMonth(day)} {day.slice(0, 4)}
      </small>
    </Root>
  )
}
