import { chakra } from '@chakra-ui/react'
import { Download, Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowHelpers } from '#contract/entry/helpers'
import { paths } from '#contract/shared/paths'
import { failureOf } from '../../../api/failureOf'
import { useGetHelpersQuery, useSaveHelperSheetMutation } from '../../../api/entry/addAtDeskApi'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { FormError } from '../../../ui/kit/FormError'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { RecordWaiting } from '../../desk/shared/RecordWaiting'
import { AllShows } from './AllShows'
import { AddHelper } from './HelperDialog'
import { HelpersTable } from './HelpersTable'
import { helperMessages as messages, messages as texts } from './messages'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

const HelpersOf = ({ slug, known }: { slug: string; known: ShowHelpers }) => {
  const add = useOpen({ kind: 'dialog', dialog: 'addHelper' })
  const [save, saved] = useSaveHelperSheetMutation({ fixedCacheKey: `helpers ${slug}` })
  const { helpers, days } = known
  return (
    <>
      <Actions>
        <Button icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => add.setOpen(true)}>
          <FormattedMessage {...messages.add} />
        </Button>
        <Button
          variant="outline"
          icon={<Download aria-hidden />}
          pending={saved.isLoading}
          onClick={() => void save(slug)}
        >
          <FormattedMessage {...messages.print} />
        </Button>
      </Actions>
      {failureOf(saved) && (
        <FormError>
          <FormattedMessage {...texts.fileFailed} />
        </FormError>
      )}
      {add.isOpen && <AddHelper slug={slug} days={days} onClose={() => add.setOpen(false)} />}
      {helpers.length === 0 ? (
        <EmptyState heading={<FormattedMessage {...messages.none} />}>
          <FormattedMessage {...messages.noneText} />
        </EmptyState>
      ) : (
        <HelpersTable {...known} />
      )}
    </>
  )
}

const Helpers = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.showHelpers) ?? { slug: '' }
  const query = useGetHelpersQuery(slug, { refetchOnFocus: true })
  const known = query.currentData
  return (
    <Page
      before={<DeskTrail section="shows" show={{ slug, name: known?.show }} />}
      title={formatMessage(messages.title)}
      lead={known && formatMessage(messages.lead)}
    >
      {known ? (
        <HelpersOf slug={slug} known={known} />
      ) : (
        <RecordWaiting query={query} messages={{ ...texts, ...messages }} out={<AllShows />} />
      )}
    </Page>
  )
}

/** /desk/shows/{slug}/helpers: who helps at a show, written down by its organisers. */
export const ShowHelpersScreen = () => (
  <MessagesOf part="entry.add">
    <Helpers />
  </MessagesOf>
)
