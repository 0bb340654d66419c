import type { PurchaseItem } from '#contract/purchase/cartItem'
import type { Environment } from './environment'

const line = (number: number): PurchaseItem => ({
  item: {
    classId: `class-${number}`,
    dogId: `dog-${number}`,
    dogName: `dog ${number}`,
    showSlug: 'a-show',
    showName: 'A show',
    date: '2026-12-12',
    startTime: '08:30',
    ring: 1,
    type: 'agility',
    height: 'any',
    currency: 'GBP',
  },
  price: 550,
  total: 550,
})

const user = {
  id: '',
  email: '',
  name: '',
  roles: [],
  registeredAt: null,
  renewalDate: null,
  pausedDays: null,
  emailConfirmed: true,
}
const session = {
  token: 'token',
  user: { ...user, sessionEnds: { idle: '', latest: '' }, newDocuments: [], acting: null },
}

/** The environment while cases are only named: there is no server yet. They run with a real one. */
export const outline: Environment = {
  origin: 'http://127.0.0.1',
  member: session,
  again: session,
  spare: () => session,
  slug: 'a-show',
  cart: [line(1), line(2)],
  dogNames: ['dog 1', 'dog 2'],
  paid: {
    id: 'a-purchase',
    number: 1,
    status: 'paid',
    lines: [],
    extras: [],
    total: 0,
    currency: 'GBP',
    createdAt: '',
    paidAt: null,
    holdUntil: null,
    paymentId: '',
    payer: '',
    paidOn: null,
    refundedOn: null,
    checking: false,
    payerEmail: '',
    payerAddress: [],
    card: null,
    memberUntil: null,
    tax: null,
    discount: null,
    ways: [],
    transfer: null,
    desk: null,
  },
}
