import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/paths'
import type { DeskClass } from '#contract/results/desk'
import { heightMessages, levelMessages, typeMessages } from '../../i18n/domainMessages'
import { useFormats } from '../../i18n/useFormats'
import { HeightTag } from '../../ui/kit/HeightTag'
import { LevelTag } from '../../ui/kit/LevelTag'
import { Page } from '../../ui/kit/Page'
import { Plate } from '../../ui/kit/Plate'
import { TextLink } from '../../ui/kit/TextLink'
import { TypeTag } from '../../ui/kit/TypeTag'
import { RecordWaiting } from '../records/RecordWaiting'
import { messages } from './messages'

const Tags = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } })

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
  children: ReactNode
}

/** What the screens of a class at the desk have in common: which class it is, and the way back to its show. */
export const ClassPage = ({ slug, title, cls, children }: Props) => {
  const { formatMessage } = useIntl()
  const { weekday } = useFormats()
  const { startLevel: from, endLevel: to } = cls
  return (
    <Page before={<ToShow slug={slug} />} title={title}>
      <Tags>
        <Plate tone="ink" label={formatMessage(levelMessages.ring, { ring: cls.ring })}>
          {cls.ring}
        </Plate>
        <strong>
          {weekday(cls.date)}, {cls.startTime}
        </strong>
        <TypeTag type={cls.type}>
          <FormattedMessage {...typeMessages[cls.type]} />
        </TypeTag>
        <HeightTag height={cls.height}>
          <FormattedMessage {...heightMessages[cls.height]} />
        </HeightTag>
        <LevelTag from={from} to={to}>
          {from === to ? (
            <FormattedMessage {...levelMessages.one} values={{ rank: from }} />
          ) : (
            <FormattedMessage {...levelMessages.span} values={{ from, to }} />
          )}
        </LevelTag>
      </Tags>
      {children}
    </Page>
  )
}

interface WaitingProps {
  slug: string
  title: ReactNode
  query: Parameters<typeof RecordWaiting>[0]['query']
}

/** The same before the class has come, or where it did not. */
export const ClassPageWaiting = ({ slug, title, query }: WaitingProps) => (
  <Page title={title}>
    <RecordWaiting query={query} messages={messages} out={<ToShow slug={slug} />} />
  </Page>
)
