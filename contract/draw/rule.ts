import { fullCodes, type Reason } from '../entry/reason'

/** Reasons against entering a class before its draw that do not exclude a dog from the draw. */
const passing: readonly Reason['code'][] = [
  'places_drawn',
  ...fullCodes,
  'too_many_held',
  'too_many_held_in_show',
  'held_too_often',
]

/** What keeps a dog out of a class, places apart. */
export const reasonsAgainstChoice = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ code }) => !passing.includes(code))

/** A choice of a draw: a class for one of a receipt's dogs, which are numbered from 1 in the member's own order. */
export interface Choice {
  classId: string
  dog: number
}

export interface Ticket {
  receipt: string
  choices: readonly Choice[]
}

/** `order`: 1 is the first dog that a place of the class is offered to. */
export interface DealtChoice extends Choice {
  order: number
  offered: boolean
}

export interface DrawnTicket {
  receipt: string
  /** 1 is the first. */
  position: number
  choices: DealtChoice[]
}

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** The receipts in the order of what `ticketOf` makes of each: HMAC-SHA256 under the draw's seed, in hex. */
export const drawOrder = (receipts: readonly string[], ticketOf: (receipt: string) => string): string[] =>
  receipts
    .map((receipt) => ({ receipt, ticket: ticketOf(receipt) }))
    .sort((one, other) => byText(one.ticket, other.ticket))
    .map(({ receipt }) => receipt)

/** The choices of all in the order of their turns: every member's first dog, by position, then every member's second, and so on. */
const inTurn = (tickets: readonly (Ticket & { position: number })[]) =>
  tickets
    .flatMap(({ receipt, position, choices }) => choices.map((choice) => ({ receipt, position, choice })))
    .sort((one, other) => one.choice.dog - other.choice.dog || one.position - other.position)

/**
 * Deals the places of classes by turns. Who comes after a class's last place waits for the next one in the same order. The
 * answer is in the order of the receipts, which reveals nothing about the time of an application.
 */
export const dealPlaces = (
  tickets: readonly Ticket[],
  places: ReadonlyMap<string, number>,
  ticketOf: (receipt: string) => string,
): DrawnTicket[] => {
  const order = drawOrder(
    tickets.map(({ receipt }) => receipt),
    ticketOf,
  )
  const positions = new Map(order.map((receipt, index) => [receipt, index + 1]))
  const positioned = tickets.map((ticket) => ({ ...ticket, position: positions.get(ticket.receipt) ?? 0 }))
  const dealt = new Map(order.map((receipt) => [receipt, [] as DealtChoice[]]))
  const turns = new Map<string, number>()
  for (const { receipt, choice } of inTurn(positioned)) {
    const place = (turns.get(choice.classId) ?? 0) + 1
    turns.set(choice.classId, place)
    dealt.get(receipt)?.push({ ...choice, order: place, offered: place <= (places.get(choice.classId) ?? 0) })
  }
  return positioned
    .map(({ receipt, position }) => ({ receipt, position, choices: dealt.get(receipt) ?? [] }))
    .sort((one, other) => byText(one.receipt, other.receipt))
}
