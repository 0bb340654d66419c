import { FormattedMessage, useIntl } from 'react-intl'
import { FilterChips } from '../../ui/kit/FilterChips'
import { messages, viewMessages } from './messages'
import { views } from './moneyList'

type View = (typeof views)[number]

/** Whether numbers are shown as bars or as a table. */
export const ViewChoice = ({ as, onShow }: { as: View; onShow: (as: View) => void }) => {
  const { formatMessage } = useIntl()
  return (
    <FilterChips
      label={formatMessage(messages.views)}
      chips={views.map((value) => ({
        value,
        label: <FormattedMessage {...viewMessages[value]} />,
        count: undefined,
      }))}
      chosen={[as]}
      onChange={(chosen) => onShow(chosen.find((view) => view !== as) ?? as)}
    />
  )
}
