import { chakra, Pagination as Machine } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { kitMessages } from '../../i18n/kitMessages'
import { Button } from './Button'

const Where = chakra('p', { base: { fontWeight: 'semibold', marginInline: '2' } })

interface Props {
  /** What the pages are of, where a screen has several such lists. */
  of?: string | undefined
  /** From 1. */
  page: number
  pages: number
  onChange: (page: number) => void
}

/** Leads from page to page; says where the reader is. Nothing where there is one page alone. */
export const Pagination = ({ of, page, pages, onChange }: Props) => {
  const { formatMessage } = useIntl()
  if (pages <= 1) return null
  return (
    <Machine.Root
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      count={pages}
      pageSize={1}
      page={page}
      onPageChange={(next) => onChange(next.page)}
      translations={{
        rootLabel:
          of === undefined ? formatMessage(kitMessages.pages) : formatMessage(kitMessages.pagesOf, { list: of }),
        prevTriggerLabel: formatMessage(kitMessages.previousPage),
        nextTriggerLabel: formatMessage(kitMessages.nextPage),
      }}
    >
      <Machine.PrevTrigger asChild>
        <Button variant="outline" dense icon={<ChevronLeft aria-hidden />}>
          <FormattedMessage {...kitMessages.previousPage} />
        </Button>
      </Machine.PrevTrigger>
      <Where aria-live="polite">
        <FormattedMessage {...kitMessages.pageOf} values={{ page, pages }} />
      </Where>
      <Machine.NextTrigger asChild>
        <Button variant="outline" dense>
          <FormattedMessage {...kitMessages.nextPage} />
          <ChevronRight aria-hidden />
        </Button>
      </Machine.NextTrigger>
    </Machine.Root>
  )
}
