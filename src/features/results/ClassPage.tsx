import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import type { DeskClass } from '#contract/results/desk'
import { Page } from '../../ui/kit/Page'
import { DeskTrail } from '../desk/shared/DeskTrail'
import { TextLink } from '../../ui/kit/TextLink'
import { ClassTags } from '../desk/shared/ClassTags'
import { RecordWaiting } from '../desk/shared/RecordWaiting'
import { messages } from './messages'

const ToShow = ({ slug }: { slug: string }) => (
  <TextLink asChild alone>
    <Link to={fill(paths.deskShow, { slug })}>
      <FormattedMessage {...messages.toShow} />
    </Link>
  </TextLink>
)

interface Props {
  slug: string
  title: ReactNode
  cls: DeskClass
  /** The name of its show, where that is known. */
  show?: string
  children: ReactNode
}

/** What the screens of a class at the desk have in common: which class it is, and the way back to its show. */
export const ClassPage = ({ slug, title, cls, show = '', children }: Props) => (
  <Page before={<DeskTrail section="shows" show={show === '' ? { slug } : { slug, name: show }} />} title={title}>
    <ClassTags cls={cls} />
    {children}
  </Page>
)

interface WaitingProps {
  slug: string
  title: ReactNode
  query: Parameters<typeof RecordWaiting>[0]['query']
}

/** The same before the class has come, or where it did not. */
export const ClassPageWaiting = ({ slug, title, query }: WaitingProps) => (
  <Page before={<DeskTrail section="shows" show={{ slug }} />} title={title}>
    <RecordWaiting query={query} messages={messages} out={<ToShow slug={slug} />} />
  </Page>
)
