import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences about bank transfers, which only admins read. */
export const DeskTransferMessages = messagesPart('deskTransfers', {
  en: () => import(/* webpackChunkName: "desk-transfer-messages" */ '../../../i18n/locales/en.json?part=deskTransfers'),
  pl: () => import(/* webpackChunkName: "desk-transfer-messages" */ '../../../i18n/locales/pl.json?part=deskTransfers'),
})
