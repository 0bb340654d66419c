import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { defineMessages } from '../../../i18n/defineMessages'
import { TextLink } from '../../../ui/kit/TextLink'

const messages = defineMessages({
  trail: { id: 'desk.trail.trail', defaultMessage: 'You are here' },
  desk: { id: 'desk.trail.trailDesk', defaultMessage: 'Organisers' },
  shows: { id: 'desk.trail.trailShows', defaultMessage: 'Shows' },
  people: { id: 'desk.trail.trailPeople', defaultMessage: 'People' },
  dogs: { id: 'desk.trail.trailDogs', defaultMessage: 'Dogs' },
  show: { id: 'desk.trail.trailShow', defaultMessage: 'The show' },
  entries: { id: 'desk.trail.trailEntries', defaultMessage: 'Entries' },
})

const Root = chakra('nav', {
  base: {
    '& ol': { listStyle: 'none', display: 'flex', flexWrap: 'wrap', textStyle: 'small' },
    '& li': { overflowWrap: 'anywhere' },
    '& a': { minWidth: 'touch' },
    '& li:not(:first-of-type)::before': { content: '"/" / ""', marginInline: '2', color: 'fg.muted' },
    // On phones the step above is enough; the menu has the sections.
    smDown: {
      '& li:not(:last-of-type)': { display: 'none' },
      '& li:last-of-type::before': { content: '"←" / ""', marginInline: '0 8px' },
    },
  },
})

const sections = {
  shows: [paths.deskShows, messages.shows],
  people: [paths.deskPeople, messages.people],
  dogs: [paths.deskDogs, messages.dogs],
} as const

interface Props {
  section: keyof typeof sections
  /** The show that the screen belongs to, and its name if known. */
  show?: { slug: string; name?: ReactNode }
  /** The screen is reached from the entries of the show. */
  ofEntries?: boolean
}

/** Breadcrumbs of an organiser screen. */
export const DeskTrail = ({ section, show, ofEntries = false }: Props) => {
  const { formatMessage } = useIntl()
  const [path, label] = sections[section]
  const steps: [to: string, text: ReactNode][] = [
    [paths.desk, formatMessage(messages.desk)],
    [path, formatMessage(label)],
  ]
  if (show) steps.push([fill(paths.deskShow, { slug: show.slug }), show.name ?? formatMessage(messages.show)])
  if (show && ofEntries) steps.push([fill(paths.showEntries, { slug: show.slug }), formatMessage(messages.entries)])
  return (
    <Root aria-label={formatMessage(messages.trail)}>
      <ol>
        {steps.map(([to, text]) => (
          <li key={to}>
            <TextLink asChild alone>
              <Link to={to}>
                <bdi>{text}</bdi>
              </Link>
            </TextLink>
          </li>
        ))}
      </ol>
    </Root>
  )
}
