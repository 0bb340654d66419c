import { messagesPart } from '../../../ui/kit/messagesPart'

/** The sentences about bank transfers, which only admins read. */
export const DeskTransferMessages = messagesPart('payment.desk', {
  en: () => import(/* webpackChunkName: "desk-transfer-messages" */ '../../../i18n/locales/en.json?part=payment.desk'),
  pl: () => import(/* webpackChunkName: "desk-transfer-messages" */ '../../../i18n/locales/pl.json?part=payment.desk'),
})
