import { defineMessages } from '../../i18n/defineMessages'

export const cardMessages = defineMessages({
  title: { id: 'dogCard.title', defaultMessage: '{name}’s card' },
  lead: { id: 'dogCard.lead', defaultMessage: 'What a steward needs at the ring. Print it or share the link.' },
  loading: { id: 'dogCard.loading', defaultMessage: 'Loading the card' },
  failed: { id: 'dogCard.failed', defaultMessage: 'Couldn’t load the card' },
  failedText: { id: 'dogCard.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'dogCard.missing', defaultMessage: 'Card not found' },
  missingText: {
    id: 'dogCard.missingText',
    defaultMessage: 'Its owner no longer shares it, or the link is incomplete.',
  },
  print: { id: 'dogCard.print', defaultMessage: 'Print' },
  kennelClubName: { id: 'dogCard.kennelClubName', defaultMessage: 'Kennel Club name' },
  breed: { id: 'dogCard.breed', defaultMessage: 'Breed' },
  height: { id: 'dogCard.height', defaultMessage: 'Height' },
  measured: { id: 'dogCard.measured', defaultMessage: '{height} cm, measured' },
  declared: { id: 'dogCard.declared', defaultMessage: '{height} cm, not measured by a judge' },
  level: { id: 'dogCard.level', defaultMessage: 'Nexus level' },
  chip: { id: 'dogCard.chip', defaultMessage: 'Microchip ends in' },
  issued: { id: 'dogCard.issued', defaultMessage: 'Issued' },
  code: { id: 'dogCard.code', defaultMessage: 'QR code that shows whether this card is genuine' },
  share: { id: 'dogCard.share', defaultMessage: 'Share the card' },
  shareText: {
    id: 'dogCard.shareText',
    defaultMessage: 'Anyone with the link can see this card and the photo. None of your own details are on it.',
  },
  shareOn: { id: 'dogCard.shareOn', defaultMessage: 'Create a link' },
  shareOff: { id: 'dogCard.shareOff', defaultMessage: 'Stop sharing' },
  copy: { id: 'dogCard.copy', defaultMessage: 'Copy link' },
  copied: { id: 'dogCard.copied', defaultMessage: 'Link copied' },
  copyFailed: { id: 'dogCard.copyFailed', defaultMessage: 'Couldn’t copy. Select the link and copy it.' },
  link: { id: 'dogCard.link', defaultMessage: 'Link' },
  checkTitle: { id: 'dogCard.check.title', defaultMessage: 'Check a dog’s card' },
  checkLead: {
    id: 'dogCard.check.lead',
    defaultMessage:
      'Scan the QR code of a card with your phone, or paste what it contains. Open this page before you go to the ring: it then works without a connection.',
  },
  checkField: { id: 'dogCard.check.field', defaultMessage: 'Content of the QR code' },
  genuine: { id: 'dogCard.check.genuine', defaultMessage: 'This card is genuine. Issued {date}.' },
  invalid: {
    id: 'dogCard.check.invalid',
    defaultMessage: 'This card isn’t genuine: it was changed or not issued by us.',
  },
  unreadable: { id: 'dogCard.check.unreadable', defaultMessage: 'This isn’t a card’s QR code. Scan it again.' },
  impossible: {
    id: 'dogCard.check.impossible',
    defaultMessage: 'This browser can’t check cards. Open this page over https in an up-to-date browser.',
  },
})
