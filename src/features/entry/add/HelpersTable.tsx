import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Helper, ShowHelpers } from '#contract/entry/helpers'
import { useRemoveHelperMutation } from '../../../api/entry/addAtDeskApi'
import { useFormats } from '../../../i18n/useFormats'
import { useListAddress } from '../../../lists/useListAddress'
import { useOpen } from '../../../store/ui/useOpen'
import { RowAction } from '../../../ui/kit/RowAction'
import { DataTable } from '../../../ui/kit/DataTable'
import { Dialog } from '../../../ui/kit/Dialog'
import type { DataColumn } from '../../../ui/kit/useTableRows'
import { EditHelper } from './HelperDialog'
import { helperMessages as messages } from './messages'

const sorts = ['day', '-day', 'task', '-task', 'name', '-name'] as const

const Actions = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '3' } })
const Line = chakra('span', { base: { display: 'block', overflowWrap: 'anywhere' } })

const RemoveHelper = ({ helper: { id, name, task, day }, onClose }: { helper: Helper; onClose: () => void }) => {
  const { longDay } = useFormats()
  const [remove, removed] = useRemoveHelperMutation({ fixedCacheKey: `remove helper ${id}` })
  const confirm = async () => {
    if ('data' in (await remove(id))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      irreversible
      title={<FormattedMessage {...messages.removeTitle} values={{ name }} />}
      text={<FormattedMessage {...messages.removeText} values={{ task, day: longDay(day) }} />}
      confirm={{
        action: <FormattedMessage {...messages.removeAction} />,
        keep: <FormattedMessage {...messages.keep} />,
        pending: removed.isLoading,
        onConfirm: () => void confirm(),
      }}
    />
  )
}

const HelperActions = ({ helper, days }: { helper: Helper; days: readonly string[] }) => {
  const { formatMessage } = useIntl()
  const { id, name, task } = helper
  const edit = useOpen({ kind: 'dialog', dialog: 'editHelper', of: id })
  const remove = useOpen({ kind: 'dialog', dialog: 'removeHelper', of: id })
  return (
    <Actions>
      <RowAction label={formatMessage(messages.editOne, { name, task })} onClick={() => edit.setOpen(true)}>
        <FormattedMessage {...messages.edit} />
      </RowAction>
      <RowAction label={formatMessage(messages.removeOne, { name, task })} onClick={() => remove.setOpen(true)}>
        <FormattedMessage {...messages.remove} />
      </RowAction>
      {edit.isOpen && <EditHelper helper={helper} days={days} onClose={() => edit.setOpen(false)} />}
      {remove.isOpen && <RemoveHelper helper={helper} onClose={() => remove.setOpen(false)} />}
    </Actions>
  )
}

/** Who helps at a show, by day: what they do, and how organisers reach them. */
export const HelpersTable = ({ show, days, helpers }: ShowHelpers) => {
  const { formatMessage } = useIntl()
  const { shortDay } = useFormats()
  const [{ sort }, change] = useListAddress({ sort: sorts })
  const columns: DataColumn<Helper>[] = [
    { id: 'day', label: formatMessage(messages.day), sortBy: ({ day }) => day, cell: ({ day }) => shortDay(day) },
    {
      id: 'task',
      label: formatMessage(messages.task),
      sortBy: ({ task }) => task,
      cell: ({ task }) => <bdi>{task}</bdi>,
    },
    {
      id: 'name',
      label: formatMessage(messages.name),
      sortBy: ({ name }) => name,
      cell: ({ name, phone, email }) => (
        <>
          <bdi>{name}</bdi>
          {[phone, email].filter(Boolean).map((text) => (
            <Line key={text} textStyle="small">
              <bdi dir="ltr">{text}</bdi>
            </Line>
          ))}
        </>
      ),
    },
    {
      id: 'actions',
      label: formatMessage(messages.actions),
      hideLabel: true,
      cell: (helper) => <HelperActions helper={helper} days={days} />,
    },
  ]
  return (
    <DataTable
      label={`${formatMessage(messages.title)}: ${show}`}
      columns={columns}
      rows={helpers}
      rowId={({ id }) => id}
      sort={sort}
      onSort={(next) => change({ sort: next as (typeof sorts)[number] })}
    />
  )
}
