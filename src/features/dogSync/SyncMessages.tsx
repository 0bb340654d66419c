import { messagesPart } from '../../ui/kit/messagesPart'

/** The sentences of /dog-sync, which most members never open. */
export const SyncMessages = messagesPart('dogSync', {
  en: () => import(/* webpackChunkName: "dog-sync-messages" */ '../../i18n/locales/en.json?part=dogSync'),
  pl: () => import(/* webpackChunkName: "dog-sync-messages" */ '../../i18n/locales/pl.json?part=dogSync'),
})
