import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { fill, paths } from '#contract/shared/paths'
import { defineMessages } from '../../../i18n/defineMessages'
import { Breadcrumbs } from '../../../ui/kit/Breadcrumbs'

const messages = defineMessages({
  trail: { id: 'desk.trail.trail', defaultMessage: 'You are here' },
  desk: { id: 'desk.trail.trailDesk', defaultMessage: 'Organisers' },
  shows: { id: 'desk.trail.trailShows', defaultMessage: 'Shows' },
  members: { id: 'desk.trail.trailMembers', defaultMessage: 'Members' },
  money: { id: 'desk.trail.trailMoney', defaultMessage: 'Money' },
  people: { id: 'desk.trail.trailPeople', defaultMessage: 'People' },
  dogs: { id: 'desk.trail.trailDogs', defaultMessage: 'Dogs' },
  problems: { id: 'desk.trail.trailProblems', defaultMessage: 'Problem reports' },
  show: { id: 'desk.trail.trailShow', defaultMessage: 'The show' },
  entries: { id: 'desk.trail.trailEntries', defaultMessage: 'Entries' },
})

const sections = {
  shows: [paths.deskShows, messages.shows],
  members: [paths.deskMembers, messages.members],
  money: [paths.deskMoney, messages.money],
  people: [paths.deskPeople, messages.people],
  dogs: [paths.deskDogs, messages.dogs],
  problems: [paths.deskProblems, messages.problems],
} as const

interface Props {
  section: keyof typeof sections
  /** The show that the screen belongs to, and its name if known. */
  show?: { slug: string; name?: ReactNode }
  /** The screen is reached from the entries of the show. */
  ofEntries?: boolean
  /** A further step, between those and the screen. */
  more?: { to: string; text: ReactNode }
}

/** Breadcrumbs of an organiser screen. */
export const DeskTrail = ({ section, show, ofEntries = false, more }: Props) => {
  const { formatMessage } = useIntl()
  const [path, label] = sections[section]
  const steps: { to: string; text: ReactNode }[] = [
    { to: paths.desk, text: formatMessage(messages.desk) },
    { to: path, text: formatMessage(label) },
  ]
  if (show)
    steps.push({ to: fill(paths.deskShow, { slug: show.slug }), text: show.name ?? formatMessage(messages.show) })
  if (show && ofEntries)
    steps.push({ to: fill(paths.showEntries, { slug: show.slug }), text: formatMessage(messages.entries) })
  if (more) steps.push(more)
  return <Breadcrumbs label={formatMessage(messages.trail)} steps={steps} />
}
