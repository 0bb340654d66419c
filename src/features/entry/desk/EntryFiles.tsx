import { chakra } from '@chakra-ui/react'
import { Download, Mail, Plus, Ruler, Users } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { failureOf } from '../../../api/failureOf'
import { useSaveCatalogueMutation, useSaveEntriesMutation } from '../../../api/entry/deskEntryApi'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { selectionOf, type EntryListState } from './entryList'
import { messages } from './messages'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** The list as files, as it is narrowed down, and the way to write to everyone in it. */
export const EntryFiles = ({ slug, chosen }: { slug: string; chosen: EntryListState }) => {
  const [saveTable, table] = useSaveEntriesMutation({ fixedCacheKey: `entries as a workbook ${slug}` })
  const [saveCsv, csv] = useSaveEntriesMutation({ fixedCacheKey: `entries as CSV ${slug}` })
  const [saveCatalogue, catalogue] = useSaveCatalogueMutation({ fixedCacheKey: `catalogue ${slug}` })
  return (
    <>
      <Actions>
        <Button asChild icon={<Plus aria-hidden />}>
          <Link to={fill(paths.addEntries, { slug })}>
            <FormattedMessage {...messages.add} />
          </Link>
        </Button>
        <Button
          variant="outline"
          icon={<Download aria-hidden />}
          pending={table.isLoading}
          onClick={() => void saveTable({ slug, as: 'xlsx', ...selectionOf(chosen) })}
        >
          <FormattedMessage {...messages.xlsx} />
        </Button>
        <Button
          variant="outline"
          icon={<Download aria-hidden />}
          pending={csv.isLoading}
          onClick={() => void saveCsv({ slug, as: 'csv', ...selectionOf(chosen) })}
        >
          <FormattedMessage {...messages.csv} />
        </Button>
        <Button
          variant="outline"
          icon={<Download aria-hidden />}
          pending={catalogue.isLoading}
          onClick={() => void saveCatalogue(slug)}
        >
          <FormattedMessage {...messages.catalogue} />
        </Button>
        <Button asChild variant="outline" icon={<Mail aria-hidden />}>
          <Link to={fill(paths.showMails, { slug })}>
            <FormattedMessage {...messages.write} />
          </Link>
        </Button>
        <Button asChild variant="outline" icon={<Ruler aria-hidden />}>
          <Link to={fill(paths.dogsToMeasure, { slug })}>
            <FormattedMessage {...messages.toMeasure} />
          </Link>
        </Button>
        <Button asChild variant="outline" icon={<Users aria-hidden />}>
          <Link to={fill(paths.showHelpers, { slug })}>
            <FormattedMessage {...messages.helpers} />
          </Link>
        </Button>
      </Actions>
      {(failureOf(table) ?? failureOf(csv) ?? failureOf(catalogue)) && (
        <FormError>
          <FormattedMessage {...messages.fileFailed} />
        </FormError>
      )}
    </>
  )
}
