import { chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { openDesk } from '#contract/access/screenPolicies'
import { runColumns, type RunFileKind } from '#contract/results/runFiles'
import { failureOf } from '../../../api/failureOf'
import { useSaveRunsMutation } from '../../../api/results/runFileApi'
import { useListAddress } from '../../../lists/useListAddress'
import { selectAllowed } from '../../../store/access/access'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { panelToggled, selectIsUnfolded } from '../../../store/ui/panelsSlice'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { ColumnChoice } from '../../desk/shared/ColumnChoice'
import { columnMessages, csvMessages, messages, xlsxMessages, type OptionalColumn } from './runFileMessages'

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4', minWidth: 0 },
})
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

const choices = { without: null } as const
const optional = Object.keys(columnMessages) as OptionalColumn[]

interface Props {
  slug: string
  kinds: readonly RunFileKind[]
  /** Without it: all classes of the show. */
  classId?: string
}

const Save = ({ slug, kind, classId = '', columns }: Omit<Props, 'kinds'> & { kind: RunFileKind; columns: string }) => {
  const key = `${kind} as a file ${slug} ${classId}`
  const [saveXlsx, xlsx] = useSaveRunsMutation({ fixedCacheKey: `${key} xlsx` })
  const [saveCsv, csv] = useSaveRunsMutation({ fixedCacheKey: `${key} csv` })
  const request = { slug, kind, class: classId, columns }
  return (
    <>
      <Buttons>
        <Button
          variant="outline"
          icon={<Download aria-hidden />}
          pending={xlsx.isLoading}
          onClick={() => void saveXlsx({ as: 'xlsx', ...request })}
        >
          <FormattedMessage {...xlsxMessages[kind]} />
        </Button>
        <Button
          variant="outline"
          icon={<Download aria-hidden />}
          pending={csv.isLoading}
          onClick={() => void saveCsv({ as: 'csv', ...request })}
        >
          <FormattedMessage {...csvMessages[kind]} />
        </Button>
      </Buttons>
      {(failureOf(xlsx) ?? failureOf(csv)) && (
        <FormError>
          <FormattedMessage {...messages.failed} />
        </FormError>
      )}
    </>
  )
}

const Files = ({ slug, kinds, classId = '' }: Props) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const [{ without }, change] = useListAddress(choices)
  const panel = `files/${slug}/${classId}`
  const isOpen = useAppSelector((state) => selectIsUnfolded(state, panel))
  const hidden = without.split(',')
  return (
    <Root>
      <Button
        variant="quiet"
        dense
        icon={<Download aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => dispatch(panelToggled(panel))}
      >
        <FormattedMessage {...messages.open} />
      </Button>
      {isOpen && (
        <>
          <ColumnChoice
            legend={<FormattedMessage {...messages.columns} />}
            columns={optional.map((id) => ({ id, label: formatMessage(columnMessages[id]) }))}
            hidden={hidden}
            onHide={(ids) => change({ without: ids.join(',') })}
          />
          {kinds.map((kind) => (
            <Save
              key={kind}
              slug={slug}
              kind={kind}
              classId={classId}
              columns={runColumns.filter((column) => !hidden.includes(column)).join(',')}
            />
          ))}
        </>
      )}
    </Root>
  )
}

/** Running orders and results as files for admins: their columns are chosen in the address. */
export const RunFiles = (props: Props) => {
  const isAdmin = useAppSelector((state) => selectAllowed(state, openDesk))
  return (
    isAdmin && (
      <MessagesOf part="results.files">
        <Files {...props} />
      </MessagesOf>
    )
  )
}
