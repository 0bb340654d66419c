import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskExtra } from '#contract/extra/extra'
import { failureOf } from '../../../../api/failureOf'
import { useDeleteExtraMutation } from '../../../../api/extra/deskExtraApi'
import { useShownLocale } from '../../../../i18n/useShownLocale'
import { useCallKey } from '../../../../store/router/useCallKey'
import { useOpen } from '../../../../store/ui/useOpen'
import { Dialog } from '../../../../ui/kit/Dialog'
import { RowAction } from '../../../../ui/kit/RowAction'
import { deleteMessages as messages } from './extraMessages'

/** Deletes an extra that is in no purchase, after a question. */
export const DeleteExtra = ({ slug, extra: { id, name } }: { slug: string; extra: DeskExtra }) => {
  const { formatMessage } = useIntl()
  const locale = useShownLocale()
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'deleteExtra', of: id })
  const [remove, removed] = useDeleteExtraMutation(useCallKey(`delete-extra-${id}`))
  const extra = name[locale]
  const confirm = async () => {
    if (failureOf(await remove({ slug, id })) === null) setOpen(false)
  }
  return (
    <>
      <RowAction label={formatMessage(messages.removeNamed, { extra })} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.remove} />
      </RowAction>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          irreversible
          title={<FormattedMessage {...messages.title} values={{ extra: <bdi key="extra">{extra}</bdi> }} />}
          text={<FormattedMessage {...messages.text} />}
          confirm={{
            action: <FormattedMessage {...messages.remove} />,
            keep: <FormattedMessage {...messages.keep} />,
            pending: removed.isLoading,
            onConfirm: () => void confirm(),
          }}
        />
      )}
    </>
  )
}
