import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectKeepsSteps, stepsKept } from '../../../store/ui/uiSlice'
import { CheckboxField } from '../../../ui/kit/CheckboxField'
import { keepMessages as messages } from './keepMessages'

/** The consent to keeping the last steps, which this browser remembers until the log-out. */
export const KeepStepsField = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  return (
    <CheckboxField
      label={formatMessage(messages.keep)}
      hint={formatMessage(messages.hint)}
      name="keepsSteps"
      role="switch"
      checked={useAppSelector(selectKeepsSteps)}
      onChange={({ target }) => dispatch(stepsKept(target.checked))}
    />
  )
}
