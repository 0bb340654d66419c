import { defineMessages } from '../../i18n/defineMessages'

export const cardMessages = defineMessages({
  title: { id: 'dog.card.title', defaultMessage: '{name}’s card' },
  lead: { id: 'dog.card.lead', defaultMessage: 'What a steward needs at the ring. Print it or share the link.' },
  loading: { id: 'dog.card.loading', defaultMessage: 'Loading the card' },
  failed: { id: 'dog.card.failed', defaultMessage: 'Couldn’t load the card' },
  failedText: { id: 'dog.card.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'dog.card.missing', defaultMessage: 'Card not found' },
  missingText: {
    id: 'dog.card.missingText',
    defaultMessage: 'Its owner no longer shares it, or the link is incomplete.',
  },
  print: { id: 'dog.card.print', defaultMessage: 'Print' },
  kennelClubName: { id: 'dog.card.kennelClubName', defaultMessage: 'Kennel Club name' },
  breed: { id: 'dog.card.breed', defaultMessage: 'Breed' },
  height: { id: 'dog.card.height', defaultMessage: 'Height' },
  measured: { id: 'dog.card.measured', defaultMessage: '{height} cm, measured' },
  declared: { id: 'dog.card.declared', defaultMessage: '{height} cm, not measured by a judge' },
  level: { id: 'dog.card.level', defaultMessage: 'Nexus level' },
  chip: { id: 'dog.card.chip', defaultMessage: 'Microchip ends in' },
  issued: { id: 'dog.card.issued', defaultMessage: 'Issued' },
  code: { id: 'dog.card.code', defaultMessage: 'QR code that shows whether this card is genuine' },
  share: { id: 'dog.card.share', defaultMessage: 'Share the card' },
  shareText: {
    id: 'dog.card.shareText',
    defaultMessage: 'Anyone with the link can see this card and the photo. None of your own details are on it.',
  },
  shareOn: { id: 'dog.card.shareOn', defaultMessage: 'Create a link' },
  shareOff: { id: 'dog.card.shareOff', defaultMessage: 'Stop sharing' },
  copy: { id: 'dog.card.copy', defaultMessage: 'Copy link' },
  copied: { id: 'dog.card.copied', defaultMessage: 'Link copied' },
  copyFailed: { id: 'dog.card.copyFailed', defaultMessage: 'Couldn’t copy. Select the link and copy it.' },
  link: { id: 'dog.card.link', defaultMessage: 'Link' },
  checkTitle: { id: 'dog.card.check.title', defaultMessage: 'Check a dog’s card' },
  checkLead: {
    id: 'dog.card.check.lead',
    defaultMessage:
      'Scan the QR code of a card with your phone, or paste what it contains. Open this page before you go to the ring: it then works without a connection.',
  },
  checkField: { id: 'dog.card.check.field', defaultMessage: 'Content of the QR code' },
  genuine: { id: 'dog.card.check.genuine', defaultMessage: 'This card is genuine. Issued {date}.' },
  invalid: {
    id: 'dog.card.check.invalid',
    defaultMessage: 'This card isn’t genuine: it was changed or not issued by us.',
  },
  unreadable: { id: 'dog.card.check.unreadable', defaultMessage: 'This isn’t a card’s QR code. Scan it again.' },
  impossible: {
    id: 'dog.card.check.impossible',
    defaultMessage: 'This browser can’t check cards. Open this page over https in an up-to-date browser.',
  },
})
