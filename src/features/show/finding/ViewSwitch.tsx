import { chakra } from '@chakra-ui/react'
import { CalendarDays, List, Map, type LucideIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { messages } from '../messages'
import { showViews, writeFilter, type ShowFilter, type ShowView } from '../showFilter'

const Views = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const View = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: 'touch', md: 'controlDense' },
    paddingInline: '4',
    bg: 'bg.panel',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'plank',
    fontWeight: 'semibold',
    '& svg': { width: '20px', height: '20px' },
    '@media (hover: hover)': { '&:hover:not([aria-current])': { bg: 'bg.muted' } },
    '&[aria-current]': { bg: 'bg.inverse', color: 'fg.inverse', borderColor: 'bg.inverse' },
    '@media (forced-colors: active)': { '&[aria-current]': { borderWidth: '4px' } },
  },
})

const looks: Record<ShowView, [icon: LucideIcon, message: (typeof messages)[keyof typeof messages]]> = {
  list: [List, messages.asList],
  calendar: [CalendarDays, messages.asCalendar],
  map: [Map, messages.asMap],
}

/** The same shows as a list, by day or on a map. Each has its own address. */
export const ViewSwitch = ({ filter }: { filter: ShowFilter }) => {
  const { formatMessage } = useIntl()
  return (
    <Views aria-label={formatMessage(messages.views)}>
      {showViews.map((view) => {
        const [Icon, message] = looks[view]
        return (
          <View
            key={view}
            to={paths.shows + writeFilter({ ...filter, view })}
            aria-current={view === filter.view ? 'true' : undefined}
          >
            <Icon aria-hidden />
            <FormattedMessage {...message} />
          </View>
        )
      })}
    </Views>
  )
}
