import { chakra } from '@chakra-ui/react'
import { CalendarDays } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { useForm } from '../../../../forms/useForm'
import { useFormats } from '../../../../i18n/useFormats'
import { useOpen } from '../../../../store/ui/useOpen'
import { Button } from '../../../../ui/kit/Button'
import { DateField } from '../../../../ui/kit/DateField'
import { SelectField } from '../../../../ui/kit/SelectField'
import { fieldMessages as messages } from './messages'
import { daysOfClasses, moveDay } from './movedDays'
import type { ShowValues } from './showValues'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: '4',
    marginBlock: '6',
    maxWidth: '42rem',
    '& > button': { gridColumn: '1 / -1', justifySelf: 'start' },
  },
})

type Props = Pick<ReturnType<typeof useForm>, 'of' | 'set'> & { values: ShowValues }

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Moves all classes of a day at once; the show's first and last day follow. */
export const MoveDay = ({ of, set, values }: Props) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const calendar = useOpen({ kind: 'dialog', dialog: 'movedTo' })
  const { movedDay: from, movedTo: to } = values
  const move = () => {
    if (from === '' || !isDay(to)) return
    const moved = moveDay(values, from, to)
    set('classes', moved.classes, { refusal: null })
    set('startDate', moved.startDate, { refusal: null })
    set('endDate', moved.endDate, { refusal: null })
    set('movedDay', '')
    set('movedTo', '')
  }
  return (
    <Fields>
      <SelectField {...of('movedDay')}>
        <option value="">{formatMessage(messages.noDay)}</option>
        {daysOfClasses(values)
          .filter(isDay)
          .map((day) => (
            <option key={day} value={day}>
              {longDay(day)}
            </option>
          ))}
      </SelectField>
      <DateField calendar={calendar} {...of('movedTo')} />
      <Button variant="outline" icon={<CalendarDays aria-hidden />} onClick={move}>
        <FormattedMessage {...messages.moveDay} />
      </Button>
    </Fields>
  )
}
